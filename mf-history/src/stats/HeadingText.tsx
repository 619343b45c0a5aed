import { type Column, explain } from './columns.ts';
import styles from './HeadingText.module.css';

export type Heading = Pick<Column<never>, 'label' | 'short' | 'meaning' | 'abbreviated'>;

/** A column heading: abbreviated on a phone, in full for screen readers. */
export function HeadingText({ label, short = label, abbreviated }: Heading) {
  return (
    <>
      <span className={abbreviated ? undefined : styles.short} aria-hidden="true">
        {short}
      </span>
      <span className={abbreviated ? 'visually-hidden' : styles.label}>{label}</span>
    </>
  );
}

/** A column heading's tooltip, if its label is an abbreviation. */
export function titleOf(heading: Heading): string | undefined {
  return heading.meaning || heading.abbreviated ? explain(heading) : undefined;
}
