import type { InputHTMLAttributes } from 'react';
import type { Choice } from '../../form/fields.tsx';

/** A filter of a list: a query parameter, with the field that sets it. */
export interface ListFilter {
  name: string;
  label: string;
  choices?: readonly Choice[];
  /** Choices that links above the list set, in words for many. */
  chips?: readonly Choice[];
  /** Label of the empty choice; 'Any' by default. */
  none?: string;
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
  /** Whether the value is a username, with suggestions. */
  isMember?: boolean;
  /** Whether the filter has no visible field: links set it, and the form keeps it in a hidden field. */
  hidden?: boolean;
  /** Formats a value for the active filters; unused with `choices`. */
  show?: (text: string) => string;
}

export interface ChosenFilter {
  name: string;
  label: string;
  text: string;
}

export function readChosenFilters(filters: readonly ListFilter[], search: string): ChosenFilter[] {
  const given = new URLSearchParams(search);
  return filters.flatMap(({ name, label, choices, show = (text) => text }) => {
    const value = given.get(name)?.trim() ?? '';
    const text = choices ? choices.find(([key]) => key === value)?.[1] : value && show(value);
    return text ? [{ name, label, text }] : [];
  });
}

/** Builds a list's address from trimmed parameters; drops empty ones. */
export function listAddress(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value.trim() !== '') query.set(name, value.trim());
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Returns the address of a list's first page: drops the cursor and the named parameters. */
export function buildFirstPageAddress(path: string, search: string, ...names: string[]): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== 'cursor' && !names.includes(name),
  );
  return listAddress(path, kept);
}
