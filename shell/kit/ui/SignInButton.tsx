import type { Viewer } from '@desert/contract/accounts/account';
import type { FormEvent } from 'react';
import { requestSignIn } from '../app/host.ts';
import { useAddress, useNavigate } from '../app/router.tsx';
import { Button } from './Button.tsx';

interface SignInButtonProps {
  children: string;
  /** Page to go to afterwards; this one by default. */
  next?: string;
  /** Done afterwards on this page. */
  act?: (viewer: Viewer) => void;
}

/** A button that opens the account modal. Without JavaScript it loads the log-in page, which redirects to `next`. */
export function SignInButton({ children, next, act }: SignInButtonProps) {
  const { address } = useAddress();
  const navigate = useNavigate();
  function ask(event: FormEvent) {
    event.preventDefault();
    requestSignIn(next === undefined ? act : () => navigate(next));
  }
  return (
    <form action="/login" onSubmit={ask}>
      <Button type="submit" name="next" value={next ?? address}>
        {children}
      </Button>
    </form>
  );
}
