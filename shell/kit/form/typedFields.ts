import { createContext } from 'react';

/** What is typed into fields, by their names; several fields can have one name. */
export type TypedFields = Record<string, string[]>;

/** What was typed before into the form around, if there is a draft of it: its fields begin with that. */
export const TypedBefore = createContext<TypedFields | undefined>(undefined);

/** What is typed into a form, without files. */
export function typedFieldsOf(form: HTMLFormElement): TypedFields {
  const fields: TypedFields = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') (fields[name] ??= []).push(value);
  return fields;
}

/** Whether somebody typed into a form something else than a draft has: that goes before the draft. */
export function isTypedOver(form: HTMLFormElement, draft: TypedFields): boolean {
  return Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue &&
      !draft[field.name]?.includes(field.value),
  );
}
