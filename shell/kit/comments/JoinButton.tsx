import { useViewer } from '../session.ts';
import { SignInButton } from '../SignInButton.tsx';
import { Button } from '../ui/Button.tsx';
import { openCommentModal } from './openCommentModal.tsx';
import type { Thread } from './thread.ts';

interface JoinButtonProps {
  thread: Thread;
  /** Whether the viewer has commented already. */
  again: boolean;
  onPosted: () => void;
}

/** Opens the form of a new comment; asks visitors to sign in. */
export function JoinButton({ thread, again, onPosted }: JoinButtonProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInButton>Sign in to join the discussion</SignInButton>;
  const open = () => void openCommentModal({ thread, user_id: viewer.id, onDone: onPosted });
  return (
    <Button data-needs-script onClick={open}>
      {again ? 'Add Another Comment' : 'Add Comment'}
    </Button>
  );
}
