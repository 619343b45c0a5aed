/** What a list is narrowed and sorted by: fields of a form, and parameters of its page's address. */
import type { InputHTMLAttributes } from 'react';
import type { Choice } from '../../form/fields.tsx';

export interface ListFilter {
  /** The parameter of the page's address: 'sort'. */
  name: string;
  label: string;
  /** What can be chosen; without it, a text is typed. */
  choices?: readonly Choice[];
  /** What is said where nothing is chosen: 'Any', unless told otherwise. */
  none?: string;
  /** More of the field where a text is typed. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'autoCapitalize'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'pattern'
    | 'placeholder'
    | 'title'
    | 'type'
  >;
  /** Whether the text is a username, for which the field has suggestions. */
  isMember?: boolean;
  /** Whether it comes by links only, and the form hands it on. */
  hidden?: boolean;
  /** How a typed text is shown once it is chosen; as it is, unless told otherwise. */
  show?: (text: string) => string;
}

/** A filter that is in use. */
export interface ChosenFilter {
  name: string;
  label: string;
  /** What it is set to, in words. */
  text: string;
}

/** The filters in use. @param search the query string of the page */
export function chosenIn(filters: readonly ListFilter[], search: string): ChosenFilter[] {
  const given = new URLSearchParams(search);
  return filters.flatMap(({ name, label, choices, show = (text) => text }) => {
    const value = given.get(name)?.trim() ?? '';
    const text = choices ? choices.find(([key]) => key === value)?.[1] : value && show(value);
    return text ? [{ name, label, text }] : [];
  });
}

/** The address of a list with parameters, those only that have a value. */
export function listAddress(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value.trim() !== '') query.set(name, value.trim());
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The address of a list's first page without some parameters. @param search the query string of the page */
export function addressWithout(path: string, search: string, ...names: string[]): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== 'cursor' && !names.includes(name),
  );
  return listAddress(path, kept);
}
