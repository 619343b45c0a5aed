import { KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { createContext } from 'react';

export type FieldValues = Record<string, string[]>;

/** Values of the form's fields from a restored draft or a rejected post. */
export const RestoredValues = createContext<FieldValues | undefined>(undefined);

/** The text fields of a form, without files and the idempotency key. */
export function readFieldValues(data: FormData): FieldValues {
  const fields: FieldValues = {};
  for (const [name, value] of data)
    if (typeof value === 'string' && name !== KEY_FIELD) (fields[name] ??= []).push(value);
  return fields;
}

/** Whether a field was edited before hydration, to a value that the draft lacks. */
export function isEdited(form: HTMLFormElement, draft: FieldValues): boolean {
  return Array.from(form.elements).some(
    (field) => isField(field) && isChanged(field) && !draft[field.name]?.includes(field.value),
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = Array.from(field.options);
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}
