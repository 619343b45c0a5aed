import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

/** In the place of a list of nothing: says so, and invites to the first. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
