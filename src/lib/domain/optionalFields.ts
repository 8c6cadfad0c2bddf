/**
 * Fields of bodies that the specified API need not know. They are sent; where the API answers 400 naming one, the body is
 * sent again without it (`stores/application/optionalFields.ts`).
 */
export const optionalFieldNames = [
  'consents',
  'contractVersion',
  'licenceAsPrinted',
  'licences',
  'gstExempt',
] as const;
export type OptionalFieldName = (typeof optionalFieldNames)[number];
