/** What is stored in place of a password where none opens the account: it is no hash of any. */
export const NO_PASSWORD = '!';
