import type { LoadingShape } from '@desert/contract/pages/page';
import { useEffect } from 'react';
import { announce } from '../toast/announce.ts';
import styles from './LoadingText.later.module.css';

export interface LoadingTextProps {
  text: string;
  shape?: LoadingShape | undefined;
  part?: boolean;
}

/** Delay in ms before the text is announced, the same as before the style sheet shows it. */
const DELAY_MS = 150;

const BARS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Loading text above a skeleton; announced to screen readers after `DELAY_MS`. */
export function LoadingText({ text, shape = 'rows', part = false }: LoadingTextProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div
      className={`stack gap-0 content-start fill middle clipped muted ${styles.loading} ${styles[part ? 'part' : shape] ?? ''}`}
      // Hidden without JavaScript, because nothing would replace it.
      data-needs-script
    >
      <p>{text}</p>
      <div className={`stack ${styles.bars}`}>
        {BARS.map((bar) => (
          <span key={bar} />
        ))}
      </div>
    </div>
  );
}
