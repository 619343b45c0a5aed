import Share2 from 'lucide-react/icons/share-2';
import { openModal } from '../app/modal.ts';
import { Button } from '../ui/Button.tsx';
import { sharePage } from './sharePage.ts';

interface ShareButtonProps {
  title: string;
  /** Address to share instead of the page's canonical path. */
  address?: string | undefined;
}

/** A button that opens the system's share dialog or copies the page's link. */
export function ShareButton({ title, address }: ShareButtonProps) {
  async function share() {
    const left = await sharePage(title, address);
    if (left)
      openModal({ label: 'Share', content: <p className="breakable">Copy this link: {left}</p> });
  }

  return (
    <Button look="subtle" icon={Share2} data-needs-script onClick={() => void share()}>
      Share
    </Button>
  );
}
