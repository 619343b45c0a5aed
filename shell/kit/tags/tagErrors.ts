import type { FieldErrors } from '@desert/contract/errors';
import type { Answer } from '@desert/contract/page';
import { TAG_NAMES_FIELD, TAGS_FIELD } from '@desert/contract/tags';

/** Messages of a record's tags, 'tags' or 'tags.2' and the like, as those of the field that they are typed into. */
export function tagErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name === TAGS_FIELD || name.startsWith(`${TAGS_FIELD}.`) ? TAG_NAMES_FIELD : name,
      message,
    ]),
  );
}

/** An answer whose messages are those of fields; another one as it is. */
export function withTagErrors(answer: Answer): Answer {
  const errors = (answer.body as { errors?: FieldErrors } | null)?.errors;
  return errors ? { ...answer, body: { errors: tagErrors(errors) } } : answer;
}
