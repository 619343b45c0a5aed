import { type ReactNode, useSyncExternalStore } from 'react';
import { Button, type ButtonLook } from '../ui/Button.tsx';

export interface SubmitButtonProps {
  /** What the button says while it waits. */
  waiting: string | false;
  look?: ButtonLook;
  children: ReactNode;
}

const never = () => () => {};

/**
 * Submits a form that works in the browser only. Until the page is hydrated it cannot be pressed: the
 * browser would post the form by itself, and what was typed would be gone.
 */
export function SubmitButton({ waiting, look = 'primary', children }: SubmitButtonProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button type="submit" look={look} disabled={!hydrated} waiting={waiting}>
      {children}
    </Button>
  );
}
