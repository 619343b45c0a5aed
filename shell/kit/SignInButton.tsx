import type { FormEvent } from 'react';
import { useAddress } from './router.tsx';
import { askToSignIn } from './signIn.ts';
import { Button } from './ui/Button.tsx';

/** Asks a visitor to sign in, over the page; without a script on a page of its own, and then back here. */
export function SignInButton({ children }: { children: string }) {
  const { path, search } = useAddress();
  function ask(event: FormEvent) {
    event.preventDefault();
    askToSignIn();
  }
  return (
    <form action="/login" onSubmit={ask}>
      <input type="hidden" name="next" value={path + (search && `?${search}`)} />
      <Button type="submit">{children}</Button>
    </form>
  );
}
