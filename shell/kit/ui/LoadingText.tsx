import type { LoadingShape } from '@desert/contract/page';
import { useEffect } from 'react';
import { announce } from '../toast/announce.ts';
import styles from './LoadingText.module.css';

export interface LoadingTextProps {
  /** 'Loading teams...' */
  text: string;
  /** What the page to come looks like, for its bars; rows, unless told otherwise. */
  shape?: LoadingShape | undefined;
  /** Whether it is for a part of a page: it takes less room. */
  part?: boolean;
}

/** Most things are there before. The style sheet waits as long. */
const DELAY_MS = 150;

/** No shape has more of them in sight. */
const BARS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Says what a visitor waits for, over bars in the place of what is to come. */
export function LoadingText({ text, shape = 'rows', part = false }: LoadingTextProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={`${styles.loading} ${styles[part ? 'part' : shape] ?? ''}`}>
      <p>{text}</p>
      <div className={styles.bars}>
        {BARS.map((bar) => (
          <span key={bar} />
        ))}
      </div>
    </div>
  );
}
