import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

/** A text in place of a list without entries. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={`row centered fill muted text-center ${styles.note}`}>{children}</p>;
}
