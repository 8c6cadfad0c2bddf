/** The only role there is; sent with OTP and login unless the server names another. */
export const defaultUserType = 'VENDOR';
