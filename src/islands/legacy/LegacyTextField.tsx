import { TextField, type TextFieldProps } from '#islands/ui/form/TextField.tsx';
import { latinDigits } from '#lib/domain/digits.ts';
import { legacyHelpWords, legacyLabelWords } from '#lib/words/legacy.ts';
import type { LegacyField } from '#lib/domain/application/legacyForm.ts';
import type { LegacyFormControl } from './useLegacyForm.ts';

interface LegacyTextFieldProps extends Partial<Omit<TextFieldProps, 'form' | 'name'>> {
  form: LegacyFormControl;
  name: Exclude<LegacyField, 'category' | 'whatsappUpdates' | 'agree'>;
}

/** A text field of the legacy form, with its label, help and error. */
export function LegacyTextField({ form, name, ...props }: LegacyTextFieldProps) {
  return (
    <TextField
      label={legacyLabelWords[name]}
      help={legacyHelpWords[name]}
      error={form.formState.errors[name]?.message}
      {...props}
      {...form.register(name, { setValueAs: latinDigits })}
    />
  );
}
