/** Error messages by field: `message` for the whole form, `urls.2` for the third entry of the list field `urls`. */
export type FieldErrors = Record<string, string>;

/** Status if a full database could not store a change. The user sees its message, unlike those of other 5xx. */
export const INSUFFICIENT_STORAGE = 507;

export interface ErrorBody {
  errors: FieldErrors;
}
