/**
 * The body of every answer of the API with a status from 400 on: a message for each field that is
 * wrong, under `message` what belongs to no field.
 */
export interface ErrorBody {
  errors: Record<string, string>;
}
