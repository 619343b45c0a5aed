import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
