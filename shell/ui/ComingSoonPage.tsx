import { Link, Notice } from '@desert/kit';

export function ComingSoonPage({ label }: { label: string }) {
  return (
    <Notice heading={`${label} is opening soon`}>
      <p>We’re still flooding the ice here. Check back soon.</p>
      <p>
        <Link href="/history">Look up a season</Link> in the meantime, or{' '}
        <Link href="/">go home</Link>.
      </p>
    </Notice>
  );
}
