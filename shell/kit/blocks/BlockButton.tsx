import type { Viewer } from '@desert/contract/accounts/account';
import type { Author } from '@desert/contract/records/records';
import Ban from 'lucide-react/icons/ban';
import { isGood, readApi } from '../app/api.ts';
import { requestSignIn } from '../app/host.ts';
import { useViewer } from '../app/session.ts';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { Button } from '../ui/Button.tsx';
import type { BlockButtonProps } from './BlockForm.tsx';

/** Opens a confirmation to block or unblock a member, after a sign-in. Members cannot block themselves. */
export function BlockButton(props: BlockButtonProps) {
  const viewer = useViewer();
  if (viewer?.id === props.member.id) return null;
  const open = ({ id }: Viewer) => {
    if (id !== props.member.id) void openBlockModal(props);
  };
  const verb = props.isBlocked ? 'Unblock' : 'Block';
  return (
    <Button
      look="subtle"
      icon={Ban}
      aria-label={props.named ? `${verb} ${props.member.username}` : undefined}
      data-needs-script
      onClick={() => (viewer ? open(viewer) : requestSignIn(open))}
    >
      {verb}
    </Button>
  );
}

function openBlockModal(props: BlockButtonProps): Promise<void> {
  return openLazyModal(async () => {
    const [{ BlockForm }, isBlocked] = await Promise.all([
      import('./BlockForm.tsx'),
      props.isBlocked ?? isBlockedByViewer(props.member),
    ]);
    return {
      label: isBlocked ? 'Unblock' : 'Block',
      content: (close) => <BlockForm {...props} isBlocked={isBlocked} close={close} />,
    };
  });
}

async function isBlockedByViewer({ id }: Author): Promise<boolean> {
  const response = await readApi('/api/blocks/');
  // The session ended. The request of the confirmation also gets a 401, and asks for a log-in.
  if (response.status === 401) return false;
  if (!isGood(response)) throw new Error('Who is blocked is not known.');
  return (response.body as Author[]).some((author) => author.id === id);
}
