/** Sent with 403: the request can be repeated after reauthentication. */
export interface ReauthenticationNeeded {
  reauthenticate: {
    passkey: boolean;
  };
}

export const REAUTHENTICATE =
  'It’s been a while since you logged in. Enter your password or use a passkey to continue.';
