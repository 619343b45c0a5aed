import type { LoadingShape } from '@desert/contract/page';
import { useEffect } from 'react';
import { announce } from '../toast/announce.ts';
import styles from './LoadingText.later.module.css';

export interface LoadingTextProps {
  text: string;
  shape?: LoadingShape | undefined;
  part?: boolean;
}

/** Delay in ms: most pages load sooner. */
const DELAY_MS = 150;

/** Keys of the bars: as many as any shape has. */
const BARS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Loading message over a skeleton. */
export function LoadingText({ text, shape = 'rows', part = false }: LoadingTextProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div
      className={`${styles.loading} ${styles[part ? 'part' : shape] ?? ''}`}
      // Hidden without scripts: nothing would replace it.
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
