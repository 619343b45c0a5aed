import type { FieldErrors } from '@desert/contract/errors';

/** Messages by their fields: a row of fields can move, and its message goes with it. */
export type MessagesByField = Map<Element, string>;

/** The name that messages for a field come under: its own, or 'urls.1' for the second of that name. */
function nameOf(field: Element): string {
  return field.getAttribute('data-field') ?? field.getAttribute('name') ?? '';
}

/** The fields of a form that have a message, in order. */
export function fieldErrorsIn(form: HTMLFormElement, errors: FieldErrors): MessagesByField {
  const named = Array.from(form.elements, (field) => [field, errors[nameOf(field)]] as const);
  return new Map(named.filter((entry): entry is [Element, string] => entry[1] !== undefined));
}

/**
 * The messages that are still to be shown after somebody typed: of fields that had one, by the names that
 * these have now. One of the form as a whole is gone.
 * @param again what is to be said of a field from now on, if anything
 */
export function errorsLeft(
  shown: MessagesByField,
  again: (name: string, field: Element, message: string) => string | undefined,
): FieldErrors {
  const left: FieldErrors = {};
  for (const [field, message] of shown) {
    const name = nameOf(field);
    const now = field.isConnected ? again(name, field, message) : undefined;
    if (now !== undefined) left[name] = now;
  }
  return left;
}
