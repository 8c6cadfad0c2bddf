/** Where a document asks by itself, before the app and any schema are there. Apart from the table of calls, which names them too. */
export const sendOtpPath = '/api/auth/send-otp';
export const vendorPath = '/api/vendors/:id';
export const progressPath = '/api/vendors/:id/application-progress';
export const currentVendorPath = '/api/vendors/me';
