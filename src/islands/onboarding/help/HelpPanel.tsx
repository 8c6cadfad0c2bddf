import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { helpQuestionWords, helpWords } from '#lib/words/help.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { shortId } from '#lib/domain/text.ts';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';
import { whatsAppHref } from '#lib/stores/application/help.ts';
import { support } from '#site/support.ts';

interface HelpPanelProps {
  step: StepId;
  /** The application's id; null before there is one. */
  vendorId: string | null;
  /** The number of the last refused or failed request, if the API names one. */
  requestId: string | null;
  onClose: () => void;
}

/** Help for a step: its commonest questions, the support phone with its hours, and WhatsApp. */
export function HelpPanel({ step, vendorId, requestId, onClose }: HelpPanelProps) {
  const number = vendorId && shortId(vendorId).replace('…', '').replace('\u00a0', ' ');
  const about = number ? helpWords.aboutApplication(number) : helpWords.aboutNew;
  const message = requestId ? `${about}(${requestId}) ` : about;
  return (
    <Dialog title={helpWords.title} open onClose={onClose}>
      {helpQuestionWords[step].map(({ question, answer }) => (
        <details key={question} className="rule">
          <summary className="chevron min-h-11 cursor-pointer font-semibold">{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p className="mt-3 flex flex-wrap gap-3">
        <a className="btn btn-outline" href={brand.supportPhoneHref}>
          <Icon name="phone" className="size-5" />
          <span className="figures">{brand.supportPhone}</span>
        </a>
        {support.whatsApp !== null && (
          <a
            className="btn btn-outline"
            href={whatsAppHref(support.whatsApp, message)}
            target="_blank"
            rel="noopener"
          >
            {helpWords.whatsApp}
            <Icon name="external" className="size-4" />
          </a>
        )}
      </p>
      <p className="mt-2 text-sm">
        {daysMessage(support.hours.openDays)}, {timesMessage(support.hours)}
      </p>
      {requestId !== null && <Reference id={requestId} />}
    </Dialog>
  );
}

/** The number of a problem, copied by a tap. Where a page may not copy, the number can be read out. */
function Reference({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {helpWords.reference}: <strong className="figures">{id}</strong>
      </span>
      <Button onClick={copy}>{isCopied ? helpWords.copied : helpWords.copy}</Button>
      <span role="status" className="sr-only">
        {isCopied && helpWords.copied}
      </span>
    </p>
  );
}
