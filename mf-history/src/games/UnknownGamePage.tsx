import { ButtonLink, Notice } from '@desert/kit';

export function UnknownGamePage() {
  return (
    <Notice heading="No game here">
      <p>The franchise didn’t play that day, or never played that team.</p>
      <ButtonLink href="/history/against">Every opponent</ButtonLink>
    </Notice>
  );
}
