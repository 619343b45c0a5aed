import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';

export const NONE = -1;

export type ComboboxField = RefObject<HTMLTextAreaElement | HTMLInputElement | null>;

export interface ComboboxProps {
  /** The input or text area. Effects add its attributes and listeners, because it may be server-rendered. */
  field: ComboboxField;
  count: number;
  /** Index of the option that is active until the user moves it; `NONE` by default. */
  first?: number;
  response?: unknown;
  choosesByTab?: boolean;
  onInput: () => void;
  onChoose: (at: number) => void;
  onClose: () => void;
  /** Called instead of `onClose` when the field loses the focus. */
  onLeave?: () => void;
  onActive?: (at: number) => void;
  /** Handles other keys. @returns whether the key was handled */
  onKey?: (event: KeyboardEvent) => boolean;
}

export interface Combobox {
  id: string;
  active: number;
  activate: (at: number) => void;
  optionProps: (at: number) => { id: string; selected: boolean; onChoose: () => void };
}

/** A headless combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useCombobox(props: ComboboxProps): Combobox {
  const { field, count, first = NONE } = props;
  const id = useId();
  const [place, activate] = useState(first);
  const [lastResponse, setKnown] = useState(props.response);
  if (lastResponse !== props.response) {
    setKnown(props.response);
    activate(first);
  }
  const active = place < count ? place : NONE;
  const isOpen = count > 0;

  function choose(at: number) {
    activate(first);
    props.onChoose(at);
  }

  /** Moves the active option and wraps around, via `NONE` if that is `first`. */
  function move(by: 1 | -1) {
    const least = Math.min(first, 0);
    const places = count - least;
    const from = Math.max(active, by < 0 ? least : NONE);
    const next = ((from - least + by + places) % places) + least;
    activate(next);
    if (next !== NONE) props.onActive?.(next);
  }

  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const isOwn = isOpen && !shiftKey && !ctrlKey && !altKey && !metaKey;
    const isChoice = key === 'Enter' || (key === 'Tab' && props.choosesByTab);
    if (isOwn && key === 'ArrowDown') move(1);
    else if (isOwn && key === 'ArrowUp') move(-1);
    else if (isOwn && isChoice && active !== NONE) choose(active);
    else if (isOwn && key === 'Escape') props.onClose();
    else return props.onKey?.(event) ?? false;
    return true;
  }

  const onInput = useEffectEvent(() => {
    activate(first);
    props.onInput();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isComposed(event) && press(event)) event.preventDefault();
  });

  const onLeave = useEffectEvent(() => {
    activate(first);
    (props.onLeave ?? props.onClose)();
  });

  useEffect(() => {
    const element: HTMLElement | null = field.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('input', () => onInput(), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    element.addEventListener('blur', () => onLeave(), { signal });
    return () => listening.abort();
  }, [field]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // A text area cannot have the role.
    if (element instanceof HTMLInputElement) {
      element.setAttribute('role', 'combobox');
      element.setAttribute('aria-expanded', String(isOpen));
    } else element.setAttribute('aria-haspopup', 'listbox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', id);
    if (active === NONE) element.removeAttribute('aria-activedescendant');
    else element.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [field, id, isOpen, active]);

  return {
    id,
    active,
    activate,
    optionProps: (at) => ({
      id: `${id}-${at}`,
      selected: at === active,
      onChoose: () => choose(at),
    }),
  };
}

/** Whether a key belongs to an IME composition. Safari ends it before the last key event, which has key code 229. */
function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
