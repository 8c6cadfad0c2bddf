/** Words that vendors know in Latin letters in every language, and names and units. */
export const latinTerms: ReadonlySet<string> = new Set(
  `PAN GST GSTIN IFSC OTP KYC FSSAI NABL PIN SMS AI OTC ORS MBBS HDFC HDFC0001234 ABCDE1234F DL SBI UPI ID
   PDF JPG JPEG PNG HEIC MB KB GB MapLibre JavaScript JSON URL serviceType QR NEFT
   WhatsApp STOP IP DPDP Google Instagram LinkedIn YouTube iPhone Android Ctrl Shift SMS WCAG AA AA. GIGW Medicare Medicaid
   Amlo Amlodipine Paracetamol Cetirizine T. Pcm od x30 Dr. A. Sen Reg. No. ABCDE1234F
   Settings Camera Formats Most Compatible
   mg km m g ml n h PM AM`.split(/\s+/),
);
