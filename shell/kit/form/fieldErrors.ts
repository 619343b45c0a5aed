import type { FieldErrors } from '@desert/contract/text/errors';

/** Messages by element, because reordering changes the fields' names. */
export type MessagesByField = Map<Element, string>;

/** The field's name in errors, such as 'urls.1' for the second of the fields 'urls'. */
function getFieldName(field: Element): string {
  return field.getAttribute('data-field') ?? field.getAttribute('name') ?? '';
}

export function groupFieldErrors(form: HTMLFormElement, errors: FieldErrors): MessagesByField {
  const named = Array.from(form.elements, (field) => [field, errors[getFieldName(field)]] as const);
  return new Map(named.filter((entry): entry is [Element, string] => entry[1] !== undefined));
}

/** Errors that remain after input; those without a field are dropped. @param again returns a field's new message */
export function recheckFieldErrors(
  shown: MessagesByField,
  again: (name: string, field: Element, message: string) => string | undefined,
): FieldErrors {
  const left: FieldErrors = {};
  for (const [field, message] of shown) {
    const name = getFieldName(field);
    const now = field.isConnected ? again(name, field, message) : undefined;
    if (now !== undefined) left[name] = now;
  }
  return left;
}
