import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Button, type ButtonLook } from '../ui/Button.tsx';
import { FormContext, WaitingContext } from './Form.tsx';

export interface SubmitButtonProps {
  /** What the button says while the form is sent. */
  waiting: string;
  look?: ButtonLook;
  /** Whether the form works without scripts, too: posted by the browser itself. */
  posts?: boolean;
  children: ReactNode;
}

const never = () => () => {};

/**
 * Submits the form it stands in. One that works in the browser only cannot be submitted until the page is
 * hydrated: the browser would post the form by itself, and what was typed would be gone.
 */
export function SubmitButton({
  waiting,
  look = 'primary',
  posts = false,
  children,
}: SubmitButtonProps) {
  const { pending } = useContext(FormContext);
  const held = useContext(WaitingContext).waiting;
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button
      type="submit"
      look={look}
      disabled={!hydrated && !posts}
      waiting={held ?? (pending && waiting)}
    >
      {children}
    </Button>
  );
}
