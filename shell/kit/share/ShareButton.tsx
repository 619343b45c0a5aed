import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { COPIED, sharePage } from './sharePage.ts';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  /** What the page is about, for those it is shared with. */
  title: string;
}

/** How long 'Link copied' stands, in ms: gone, it can be said again. */
const SAID_MS = 5000;

/** Shares the page it is on. */
export function ShareButton({ title }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said !== COPIED) return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <span className={styles.share}>
      <Button look="quiet" onClick={async () => setSaid(await sharePage(title))}>
        <Share2 className={styles.icon} aria-hidden="true" />
        Share
      </Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </span>
  );
}
