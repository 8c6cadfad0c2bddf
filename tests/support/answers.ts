import type { InfoTextName } from '#lib/domain/info/infoFields.ts';
import type { KycTextName, LicenceField, OptionalKycName } from '#lib/domain/kyc/kycFields.ts';

/** A valid value for each text of the first step. Tests override what they need; docs/openapi.json shows them too. */
export const infoAnswers: Record<InfoTextName, string> = {
  vendorName: 'Asha Medicals',
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  supportPhone: '9876543211',
  addressLine1: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
};

/** Valid values for the KYC that every vendor submits, without the licences. */
export const kycAnswers: Record<Exclude<KycTextName, LicenceField | OptionalKycName>, string> = {
  panNumber: 'ABCDE1234F',
  panHolderName: 'Asha Rao',
  gstNumber: '29ABCDE1234F1Z5',
  bankAccount: '012345678901',
  accountHolderName: 'Asha Rao',
  ifsc: 'HDFC0000123',
};

/** A valid licence by the field that holds it. */
export const licenceAnswers: Record<LicenceField, string> = {
  drugLicenseNumber: 'KA/2023/123456',
  fssaiNumber: '11223344556677',
  accreditation: 'NABL MC-2345',
};
