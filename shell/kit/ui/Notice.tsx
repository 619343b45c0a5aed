import type { ReactNode } from 'react';
import styles from './EmptyNote.module.css';

interface NoticeProps {
  heading: string;
  children: ReactNode;
}

/** A page of a heading and a few lines, such as for a record that does not exist. */
export function Notice({ heading, children }: NoticeProps) {
  return (
    <div className={`stack justify-start measure middle text-large ${styles.notice}`}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
