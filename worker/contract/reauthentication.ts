/** Part of the 403 response to a request that the client can repeat after reauthentication. */
export interface ReauthenticationNeeded {
  reauthenticate: {
    passkey: boolean;
  };
}

export const REAUTHENTICATE =
  'It’s been a while since you logged in. Enter your password or use a passkey to continue.';
