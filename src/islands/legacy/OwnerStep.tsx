import { Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { legacyHelpWords, legacyLabelWords, legacyWords } from '#lib/words/legacy.ts';
import { LegacyTextField } from './LegacyTextField.tsx';
import type { LegacyFormControl } from './useLegacyForm.ts';

/** The owner, and the consent to WhatsApp messages. */
export function OwnerStep({ form }: { form: LegacyFormControl }) {
  return (
    <Group legend={legacyWords.ownerLegend}>
      <LegacyTextField form={form} name="ownerName" autoComplete="name" />
      <LegacyTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <LegacyTextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="figures"
      />
      <Check
        className="font-semibold"
        label={legacyLabelWords.whatsappUpdates}
        id="whatsappUpdates"
        aria-describedby="whatsappUpdates-help"
        {...form.register('whatsappUpdates')}
      />
      <p id="whatsappUpdates-help" className="text-sm opacity-85">
        {legacyHelpWords.whatsappUpdates}
      </p>
    </Group>
  );
}
