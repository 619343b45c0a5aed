import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Where somebody is signed in, but not as who may open the page. */
export function NotAllowedPage() {
  return (
    <Notice heading="This is not yours to change">
      <p>Only the fan who wrote it can. Perhaps you are signed in with another account?</p>
      <ButtonLink href="/">Go home</ButtonLink>
    </Notice>
  );
}
