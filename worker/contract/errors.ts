/** Error messages by field, with `message` for a general error. The third entry of a list field `urls` is `urls.2`. */
export type FieldErrors = Record<string, string>;

/** The status of a change that could not be stored (507). Its message is for the user, unlike other 5xx. */
export const INSUFFICIENT_STORAGE = 507;

export interface ErrorBody {
  errors: FieldErrors;
}
