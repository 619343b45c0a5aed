import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './Options.later.module.css';

interface OptionsProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** A listbox for a combobox; the input keeps the focus and handles keys. */
export function Options({ className = '', ...rest }: OptionsProps) {
  return (
    <div
      role="listbox"
      className={`card ${styles.options} ${className}`}
      onPointerDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}

interface OptionProps {
  id: string;
  selected: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Option({ id, selected, onChoose, children }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={selected}
      className={`row spread rounded ${styles.option}`}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
