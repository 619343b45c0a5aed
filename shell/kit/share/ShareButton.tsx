import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { sharePage } from './sharePage.ts';
import styles from '../ui/actions.module.css';

interface ShareButtonProps {
  title: string;
  /** Address to share instead of the page's canonical path. */
  address?: string | undefined;
}

/** A button that opens the system's share dialog or copies the page's link. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [link, setLink] = useState<string>();

  async function share() {
    const left = await sharePage(title, address);
    setLink(left);
    if (left) announce(linkText(left));
  }

  return (
    <span className={`row ${styles.share}`} data-needs-script>
      <Button look="subtle" icon={Share2} onClick={() => void share()}>
        Share
      </Button>
      {link && <span className="caption">{linkText(link)}</span>}
    </span>
  );
}

const linkText = (link: string) => `Copy this link: ${link}`;
