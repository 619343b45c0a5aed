import { useEffect, useId, useRef } from 'react';
import { Option, Options } from '../combobox/Options.tsx';
import { type NameField, useMentionChoices } from './useMentionChoices.ts';
import { usePlacedList } from './usePlacedList.ts';
import styles from './MentionChoices.module.css';

export interface MentionChoicesProps {
  area: NameField;
}

/**
 * Follows https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, except that a text area cannot have
 * that role.
 */
export function MentionChoices({ area }: MentionChoicesProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { names, active, said, choose } = useMentionChoices(area);
  const isOpen = names.length > 0;
  usePlacedList(area, list, names.length);

  useEffect(() => {
    area.current?.setAttribute('aria-autocomplete', 'list');
    area.current?.setAttribute('aria-haspopup', 'listbox');
    area.current?.setAttribute('aria-controls', id);
  }, [area, id]);

  useEffect(() => {
    if (!(area.current instanceof HTMLInputElement)) return;
    area.current.setAttribute('role', 'combobox');
    area.current.setAttribute('aria-expanded', String(isOpen));
  }, [area, isOpen]);

  useEffect(() => {
    if (names[active] !== undefined)
      area.current?.setAttribute('aria-activedescendant', `${id}-${active}`);
    else area.current?.removeAttribute('aria-activedescendant');
  }, [area, id, names, active]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Options
        ref={list}
        id={id}
        aria-label="Members"
        popover="manual"
        // Scrollable but not a tab stop: Tab selects an option.
        tabIndex={0}
        hidden={!isOpen}
        className={styles.list}
      >
        {names.map((name, at) => (
          <Option
            key={name}
            id={`${id}-${at}`}
            selected={at === active}
            onChoose={() => choose(name)}
          >
            {name}
          </Option>
        ))}
      </Options>
    </>
  );
}
