import { Suspense, useEffect, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary, type SummaryItem } from '#islands/ui/ErrorSummary.tsx';
import { TextField, type TextFieldProps } from '#islands/ui/TextField.tsx';
import { categoryWords } from '#lib/copy/category.ts';
import {
  fieldHelpWords,
  fieldLabelWords,
  locationRequiredTitle,
  pincodeUnknownWords,
} from '#lib/copy/fields.ts';
import { noticeWords, onboardingToasts, onboardingWords, summaryTitle } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { infoNames, type InfoTextName } from '#lib/domain/fieldNames.ts';
import { ungrouped } from '#lib/domain/text.ts';
import { isUnknownPin, type VendorInfo, type VendorInfoForm } from '#lib/domain/vendorInfo.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { HoursField } from './HoursField.tsx';
import { hoursErrors } from './hoursErrors.ts';
import { MapPicker } from './map/MapPicker.tsx';
import { lazyPart } from './lazyPart.tsx';
import { Actions, Group } from './StepFrame.tsx';
import { useInfoForm } from './useInfoForm.ts';
import { useVendorCode } from './useVendorCode.ts';

// It comes while the vendor types.
const otp = lazyPart(() => import('./OtpDialog.tsx').then((module) => module.OtpDialog));

/** Typed in groups, kept plain: '98765 43210', '560 001'. */
const plain = { setValueAs: ungrouped };

/** Vendor information of a new application: the form, then the code that creates the vendor. */
export function VendorInfoStep({ category }: { category: CategoryId }) {
  const { form, recovered, startFresh } = useInfoForm(category);
  const [attempt, setAttempt] = useState(0);
  const code = useVendorCode(category);
  const preloadCode = code.preload;
  const { errors, isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    preloadCode();
    otp.preload();
  }, [isDirty, preloadCode]);
  const values = form.watch();

  const submit = form.handleSubmit(
    async (info) => {
      setAttempt(0);
      await code.request(info as VendorInfo);
    },
    (invalid) => {
      setAttempt((count) => count + 1);
      const onlyPlace = invalid.coords && Object.keys(invalid).length === 1;
      showToast({
        tone: 'error',
        ...(onlyPlace
          ? { title: locationRequiredTitle, description: categoryWords[category].locationRequired }
          : onboardingToasts.validation),
      });
    },
  );

  const text = (name: InfoTextName, props: Partial<TextFieldProps>, options?: typeof plain) => (
    <TextField
      label={fieldLabelWords[name]}
      help={fieldHelpWords[name]}
      error={errors[name]?.message}
      {...props}
      {...form.register(name, options)}
    />
  );
  const set = <Name extends 'coords' | 'deliveryTimings'>(name: Name, value: VendorInfoForm[Name]): void => {
    form.setValue(name, value as never, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: attempt > 0,
    });
    if (name === 'coords') form.clearErrors('coords');
  };
  const items: SummaryItem[] = infoNames.flatMap((name) => {
    const message = errors[name]?.message;
    if (!message) return [];
    if (name === 'deliveryTimings') return hoursErrors(values.deliveryTimings);
    return [{ id: name, label: fieldLabelWords[name], message: String(message) }];
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary title={summaryTitle} items={items} attempt={attempt} />
        {recovered && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm" role="status">
            {onboardingWords.kept}
            <button type="button" className="min-h-11 underline underline-offset-4" onClick={startFresh}>
              {onboardingWords.startFresh}
            </button>
          </p>
        )}
        <details className="fold">
          <summary>{noticeWords.title}</summary>
          <p>
            {noticeWords.text}{' '}
            <a className="underline underline-offset-4" href={paths.privacy} target="_blank">
              {noticeWords.link}
            </a>
          </p>
        </details>
        <Group legend={onboardingWords.businessLegend}>
          <div className="field-pair">
            {text('vendorName', { autoComplete: 'organization' })}
            {text('ownerName', { autoComplete: 'name' })}
          </div>
        </Group>
        <Group legend={onboardingWords.contactLegend}>
          {text('email', { type: 'email', autoComplete: 'email' })}
          <div className="field-pair">
            {text('phone', { type: 'tel', autoComplete: 'tel-national', prefix: '+91' }, plain)}
            {text('supportPhone', { type: 'tel', autoComplete: 'off', prefix: '+91' }, plain)}
          </div>
        </Group>
        <Group legend={onboardingWords.placeLegend} help={onboardingWords.placeHelp}>
          {text('addressLine1', { autoComplete: 'address-line1' })}
          <div className="field-pair">
            {text('city', { autoComplete: 'address-level2' })}
            {text(
              'pincode',
              {
                inputMode: 'numeric',
                autoComplete: 'postal-code',
                className: 'figures',
                warnings: isUnknownPin(values.pincode) ? [pincodeUnknownWords] : [],
              },
              plain,
            )}
          </div>
          <MapPicker
            id="coords"
            value={values.coords}
            onChange={(coords) => set('coords', coords)}
            error={errors.coords?.message}
            addressHint={[values.addressLine1, values.city].filter(Boolean).join(', ')}
          />
        </Group>
        <Group legend={onboardingWords.hoursLegend}>
          <HoursField
            value={values.deliveryTimings}
            onChange={(timings) => set('deliveryTimings', timings)}
            showErrors={attempt > 0}
          />
        </Group>
        <Actions>
          <span />
          <Button kind="next" type="submit" busy={code.isSending}>
            {onboardingWords.next}
          </Button>
        </Actions>
      </form>
      {code.flow && (
        <Suspense fallback={null}>
          <otp.Part code={code.flow} />
        </Suspense>
      )}
    </>
  );
}
