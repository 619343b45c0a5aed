import type { LoadingShape } from '@desert/contract/page';
import { useEffect } from 'react';
import { announce } from '../toast/announce.ts';
import styles from './LoadingText.later.module.css';

export interface LoadingTextProps {
  /** 'Loading teams...' */
  text: string;
  /** The skeleton's shape: what the page to come looks like. Rows, unless told otherwise. */
  shape?: LoadingShape | undefined;
  /** Whether it is for a part of a page: it takes less room. */
  part?: boolean;
}

/** Most pages are there sooner; the style sheet waits as long. */
const DELAY_MS = 150;

/** No shape has more bars in sight. */
const BARS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Says what a visitor waits for, over a skeleton of what is to come. */
export function LoadingText({ text, shape = 'rows', part = false }: LoadingTextProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div
      className={`${styles.loading} ${styles[part ? 'part' : shape] ?? ''}`}
      // Without scripts nothing would ever take its place.
      data-needs-script
    >
      <p>{text}</p>
      <div className={styles.bars}>
        {BARS.map((bar) => (
          <span key={bar} />
        ))}
      </div>
    </div>
  );
}
