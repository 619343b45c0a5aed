/** Error messages by field: `message` for the whole form, `urls.2` for the third entry of the list field `urls`. */
export type FieldErrors = Record<string, string>;

/** Status if the database is too full to store a change. Forms show its error message, unlike that of other 5xx. */
export const INSUFFICIENT_STORAGE = 507;

export interface ErrorBody {
  errors: FieldErrors;
}

/** Part of the 403 response to a request that the client can repeat after reauthentication. */
export interface ReauthenticationNeeded {
  reauthenticate: {
    passkey: boolean;
  };
}

export const REAUTHENTICATE =
  'It’s been a while since you logged in. Enter your password or use a passkey to continue.';
