import { Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { legacyWords } from '#lib/words/legacy.ts';
import { LegacyTextField } from './LegacyTextField.tsx';
import type { LegacyFormControl } from './useLegacyForm.ts';

/** The phone for customers, and the address of the business. */
export function LocationStep({ form }: { form: LegacyFormControl }) {
  return (
    <>
      <Group legend={legacyWords.contactLegend}>
        <LegacyTextField
          form={form}
          name="supportPhone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          className="figures"
        />
      </Group>
      <Group legend={legacyWords.placeLegend}>
        <LegacyTextField form={form} name="addressLine1" autoComplete="address-line1" />
        <div className="field-pair">
          <LegacyTextField form={form} name="city" autoComplete="address-level2" />
          <LegacyTextField form={form} name="pincode" autoComplete="postal-code" className="figures" />
        </div>
      </Group>
    </>
  );
}
