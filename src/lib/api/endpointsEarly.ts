/** Where a code for signing in is asked for. Apart from the table of calls: a document asks too, before any schema is there. */
export const sendOtpPath = '/api/auth/send-otp';
