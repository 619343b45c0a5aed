/** What who is signed in is asked again before what cannot be taken back, where their log-in is more than ten minutes ago. */

/** What comes beside the errors, with 403: what was wanted is done once one of the two was given, and it is asked for again. */
export interface ReauthenticationNeeded {
  reauthenticate: {
    /** Whether the account has a passkey to give in place of the password. */
    passkey: boolean;
  };
}

export const REAUTHENTICATE =
  'It’s been a while since you logged in. Enter your password or use a passkey to continue.';
