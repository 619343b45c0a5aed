import { TAG_NAMES_FIELD, type TagChoice, tagKey } from '@desert/contract/tags';
import { type InputHTMLAttributes, type RefObject, useEffect, useRef } from 'react';
import type { TagCombobox as Combobox } from './useTagCombobox.ts';
import fields from '../form/fields.module.css';
import styles from './TagCombobox.module.css';

interface TagComboboxProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'aria-invalid' | 'defaultValue'
> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  combobox: Combobox;
  /** Whether there is a script: without one it is a field for text. */
  live: boolean;
}

/** Characters: of as many names as there can be. */
const NAMES_MAX = 500;

/** The field that seasons and players are typed into, and those that begin so. */
export function TagCombobox({ id, input, combobox, live, ...rest }: TagComboboxProps) {
  const { options, active, choose, onFocus, onInput, onKeyDown, onBlur } = combobox;
  const option = options[active];
  const asCombobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': `${id}-options`,
    'aria-expanded': options.length > 0,
    'aria-activedescendant': option && `${id}-${tagKey(option)}`,
  } as const;
  return (
    <div className={styles.place}>
      <input
        ref={input}
        id={id}
        name={TAG_NAMES_FIELD}
        className={fields.input}
        dir="auto"
        maxLength={NAMES_MAX}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...rest}
        {...(live && asCombobox)}
        onFocus={onFocus}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {live && (
        <div
          id={`${id}-options`}
          role="listbox"
          aria-label="Choices"
          className={`card ${styles.options}`}
          hidden={options.length === 0}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((choice) => (
            <Option
              key={tagKey(choice)}
              id={`${id}-${tagKey(choice)}`}
              choice={choice}
              selected={choice === option}
              onChoose={() => choose(choice)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: TagChoice;
  selected: boolean;
  onChoose: () => void;
}

function Option({ id, choice, selected, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.option}
      onClick={onChoose}
    >
      <span>{choice.label}</span> <span className="caption">{choice.about}</span>
    </div>
  );
}
