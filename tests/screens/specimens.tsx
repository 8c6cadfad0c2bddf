import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AnswerGroup } from '#islands/ui/form/AnswerGroup.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { ErrorSummary } from '#islands/ui/form/ErrorSummary.tsx';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { TextField } from '#islands/ui/form/TextField.tsx';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { PhoneField } from '#islands/auth/PhoneField.tsx';

const nothing = (): void => undefined;

/** Shows the word `Page` once the effects of the surrounding components have run. Only then does a screen listen to presses. */
export function Ready() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = 'Page';
  }, []);
  return <p ref={place} />;
}

/** A dialog with the button that opens it. */
export function OpenedDialog({
  children,
  title = 'Delete application',
}: {
  children?: ReactNode;
  title?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <input aria-label="Behind" />
      <Dialog title={title} open={isOpen} onClose={() => setOpen(false)}>
        {children ?? <input aria-label="Inside" />}
      </Dialog>
    </>
  );
}

/** Each shared part, as its screens use it. */
export const specimens = {
  'the fields': (
    <>
      <TextField name="email" label="Email" help="We write to it once." error="Enter a valid email" />
      <TextField name="website" label="Website" optional warnings={['This looks odd']} />
      <TextField name="order" label="Minimum order" prefix="₹" error="Enter a number" />
      <Check id="agree" label="I agree" error="Required" />
    </>
  ),
  'the phone and its code': (
    <>
      <PhoneField
        countryCode="IN"
        number="98"
        error="Please enter a valid phone number."
        onCountry={nothing}
        onNumber={nothing}
      />
      <CodeField value="12" error="Wrong" expected={null} help="It came by SMS." onChange={nothing} />
    </>
  ),
  'the buttons': (
    <>
      {(['next', 'primary', 'quiet', 'plain', 'danger'] as const).map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
      <Button busy>busy</Button>
      <Button disabled>disabled</Button>
    </>
  ),
  'the answers': (
    <>
      <AnswerGroup
        title="Bank"
        line="HDFC"
        answers={[['Bank name', 'HDFC']]}
        change={{ word: 'Change', label: 'Change Bank', onPress: nothing }}
      />
      <AnswerGroup title="Address" answers={[['City', 'Bengaluru']]} />
    </>
  ),
  'the error summary': (
    <>
      <ErrorSummary
        attempt={1}
        items={[
          { id: 'first', label: 'Email', isMissing: true },
          { id: 'second', label: 'Day', isMissing: true },
        ]}
      />
      <input id="first" className="input" aria-label="Email" />
      <input id="second" className="input" aria-label="Day" />
    </>
  ),
  'the notifications': (
    <Toasts
      toasts={[
        { id: 1, tone: 'success', title: 'OTP sent', description: 'Please check your phone for the OTP.' },
        { id: 2, tone: 'error', title: 'Failed' },
        { id: 3, tone: 'info', title: 'We removed damaged data' },
      ]}
      onDismiss={nothing}
      onHold={nothing}
      onRelease={nothing}
    />
  ),
  'the slip': (
    <ProgressSlip
      view={{
        mark: 'stamped',
        stamp: { text: 'Submitted', date: '3 May 2026' },
        lines: [
          { step: 'vendor-info', title: 'Vendor information', state: 'done', value: 'Sanjeevani, Pune' },
          { step: 'kyc-documents', title: 'KYC & business details', state: 'current', value: null },
          { step: 'documents', title: 'Documents', state: 'upcoming', value: null },
        ],
      }}
    />
  ),
} satisfies Record<string, ReactNode>;

const { 'the notifications': notifications, ...others } = specimens;

/** All parts on two screens. The notifications lie over their page. */
export const specimenScreens = {
  'the notifications': notifications,
  'the other parts': Object.entries(others).map(([name, part]) => (
    <section key={name} className="p-4">
      {part}
    </section>
  )),
} satisfies Record<string, ReactNode>;
