import type { UseFormReturn } from 'react-hook-form';
import { kycWords } from '#lib/words/kyc.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { rowsOf, type KycField, type KycForm } from '#lib/domain/kyc/kycFields.ts';
import { fieldRefusals } from '#lib/messages/fieldRefusals.ts';

/**
 * Shows each refused field as an error, and returns whether there was one. If a declaration replaced the
 * field, the server refused the declaration: it is withdrawn, and the form asks for the field.
 */
export function showKycRefusals(form: UseFormReturn<KycForm>, category: CategoryId, error: unknown): boolean {
  const rows = rowsOf(category);
  const refusals = fieldRefusals(
    error,
    rows.map(({ name }) => name),
  );
  for (const { path, message } of refusals) {
    const declaration = rows.find(
      (row) => row.kind === 'tick' && row.replaces?.field === path && form.getValues(row.name) === true,
    );
    if (declaration) form.setValue(declaration.name, false as never, { shouldDirty: true });
    form.setError(path as KycField, {
      type: 'server',
      message: declaration ? kycWords.exemptRefused : message,
    });
  }
  return refusals.length > 0;
}
