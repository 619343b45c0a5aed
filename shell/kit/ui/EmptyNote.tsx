import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

/** The empty state of a list: says that there is nothing, and invites to the first. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
