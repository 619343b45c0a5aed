import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { sharePage } from './sharePage.ts';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  /** What the page is about, for those it is shared with. */
  title: string;
  /** Its path with what is shared of its query, where that is not the path alone. */
  address?: string | undefined;
}

/** Shares the page it is on. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [link, setLink] = useState<string>();

  async function share() {
    const left = await sharePage(title, address);
    setLink(left);
    if (left) announce(linkText(left));
  }

  return (
    <span className={`row ${styles.share}`} data-needs-script>
      <Button look="subtle" onClick={() => void share()}>
        <Share2 size="1.25rem" aria-hidden="true" />
        Share
      </Button>
      {link && <span className="caption">{linkText(link)}</span>}
    </span>
  );
}

/** Stays, to be copied by hand. */
const linkText = (link: string) => `Copy this link: ${link}`;
