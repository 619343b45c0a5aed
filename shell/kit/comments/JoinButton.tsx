import { useViewer } from '../session.ts';
import { SignInButton } from '../SignInButton.tsx';
import { Button } from '../ui/Button.tsx';
import { openCommentModal } from './openCommentModal.tsx';
import type { Thread } from './thread.ts';

interface JoinButtonProps {
  thread: Thread;
  /** Whether there is a comment already. */
  begun: boolean;
  onPosted: () => void;
}

/** Opens the form of a new comment; asks visitors to sign in. */
export function JoinButton({ thread, begun, onPosted }: JoinButtonProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInButton>Sign in to join the discussion</SignInButton>;
  const open = () => void openCommentModal({ thread, user_id: viewer.id, onDone: onPosted });
  return (
    <Button data-needs-script onClick={open}>
      {begun ? 'Add Another Comment' : 'Add Comment'}
    </Button>
  );
}
