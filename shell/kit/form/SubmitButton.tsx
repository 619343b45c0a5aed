import { type ReactNode, useContext } from 'react';
import { useHydrated } from '../app/hydration.ts';
import { Button, type ButtonLook } from '../ui/Button.tsx';
import { FormContext, WaitingContext } from './Form.tsx';

interface SubmitButtonProps {
  waiting: string;
  look?: ButtonLook;
  posts?: boolean;
  children: ReactNode;
}

/**
 * A form's submit button, which shows `waiting` while the form is sent. Without `posts` it is disabled until hydration,
 * because the browser would submit the form and lose the input.
 */
export function SubmitButton({
  waiting,
  look = 'primary',
  posts = false,
  children,
}: SubmitButtonProps) {
  const { pending } = useContext(FormContext);
  const held = useContext(WaitingContext).waiting;
  const hydrated = useHydrated();
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
