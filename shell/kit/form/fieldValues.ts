import { KEY_FIELD } from '@desert/contract/posted-record';
import { createContext } from 'react';

/** What is typed into fields, by their names; several fields can have one name. */
export type FieldValues = Record<string, string[]>;

/** What was typed before into the form around, if there is a draft of it: its fields begin with that. */
export const RestoredValues = createContext<FieldValues | undefined>(undefined);

/** What is typed into a form: no files, and not its key. */
export function fieldValuesOf(data: FormData): FieldValues {
  const fields: FieldValues = {};
  for (const [name, value] of data)
    if (typeof value === 'string' && name !== KEY_FIELD) (fields[name] ??= []).push(value);
  return fields;
}

/** Whether somebody typed into a form something else than a draft has: that goes before the draft. */
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

/** Whether a field has something else than at first. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = Array.from(field.options);
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}
