import type { FormEvent } from 'react';
import { requestSignIn } from './host.ts';
import { useAddress } from './router.tsx';
import { Button } from './ui/Button.tsx';

/** A button that opens the log-in modal. Without JavaScript it loads the log-in page, which redirects back here. */
export function SignInButton({ children }: { children: string }) {
  const { address } = useAddress();
  function ask(event: FormEvent) {
    event.preventDefault();
    requestSignIn();
  }
  return (
    <form action="/login" onSubmit={ask}>
      <input type="hidden" name="next" value={address} />
      <Button type="submit">{children}</Button>
    </form>
  );
}
