import type { FieldErrors } from '@desert/contract/errors';
import type { Answer } from '@desert/contract/page';
import { TAG_NAMES_FIELD, TAGS_FIELD } from '@desert/contract/tags';

/** Maps errors of 'tags' or 'tags.2' to the text field. */
export function tagErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name === TAGS_FIELD || name.startsWith(`${TAGS_FIELD}.`) ? TAG_NAMES_FIELD : name,
      message,
    ]),
  );
}

export function withTagErrors(answer: Answer): Answer {
  const errors = (answer.body as { errors?: FieldErrors } | null)?.errors;
  return errors ? { ...answer, body: { errors: tagErrors(errors) } } : answer;
}
