import type { Author } from '@desert/contract/records';
import { Button, requestSignIn, useViewer } from '@desert/kit';
import { openLazyModal } from '@desert/kit/shell';
import { Ban } from 'lucide-react';

/** Blocks a member, or no longer; asks visitors to sign in first. */
export function BlockButton({ member }: { member: Author }) {
  const viewer = useViewer();
  const open = () => (viewer ? void openBlockModal(member) : requestSignIn());
  return (
    <Button look="subtle" data-needs-script onClick={open}>
      <Ban size="1.25rem" aria-hidden="true" />
      Block
    </Button>
  );
}

function openBlockModal(member: Author): Promise<void> {
  return openLazyModal(async () => {
    const { BlockForm } = await import('./BlockForm.tsx');
    return {
      label: 'Block',
      content: (close) => <BlockForm member={member} close={close} />,
    };
  });
}
