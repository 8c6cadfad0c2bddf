/** The only role. It is sent with OTP and login unless the server names another. */
export const defaultUserType = 'VENDOR';
