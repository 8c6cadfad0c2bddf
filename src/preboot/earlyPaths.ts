/**
 * Paths that a document's inline script requests before the app and any schema have loaded. They are separate from
 * the table of calls, which uses them too.
 */
export const sendOtpPath = '/api/auth/send-otp';
export const vendorPath = '/api/vendors/:id';
export const progressPath = '/api/vendors/:id/application-progress';
export const currentVendorPath = '/api/vendors/me';
