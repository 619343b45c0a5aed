import { useRef } from 'react';
import { Option, Options } from '../combobox/Options.later.tsx';
import type { ComboboxField } from '../combobox/useCombobox.ts';
import { useMentionChoices } from './useMentionChoices.ts';
import { usePlacedList } from './usePlacedList.ts';
import styles from '../combobox/Options.later.module.css';

export interface MentionChoicesProps {
  area: ComboboxField;
  isUsername?: boolean;
}

/** The list of suggested members. It has its own live region, because a modal makes the page's inert. */
export function MentionChoices({ area, isUsername = false }: MentionChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const { names, said, combobox } = useMentionChoices(area, isUsername);
  usePlacedList(area, list, names.length);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Options
        ref={list}
        id={combobox.id}
        aria-label="Members"
        popover="manual"
        // Scrollable but not a tab stop: Tab selects an option.
        tabIndex={0}
        hidden={names.length === 0}
        className={styles.mentions}
      >
        {names.map((name, at) => (
          <Option key={name} {...combobox.optionProps(at)}>
            {name}
          </Option>
        ))}
      </Options>
    </>
  );
}
