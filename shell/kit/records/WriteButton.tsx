import { useViewer } from '../session.ts';
import { SignInButton } from '../SignInButton.tsx';
import { ButtonLink } from '../ui/Button.tsx';

export interface WriteButtonProps {
  /** The page of the form: '/news/new'. */
  href: string;
  /** What it says to those who are signed in: 'Make a new post'. */
  children: string;
  /** What it says to others. */
  signIn: string;
}

/** Leads to the form of a new record; asks visitors to sign in. */
export function WriteButton({ href, children, signIn }: WriteButtonProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInButton>{signIn}</SignInButton>;
  return <ButtonLink href={href}>{children}</ButtonLink>;
}
