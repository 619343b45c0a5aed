import { Link, Notice } from '@desert/kit';

interface ComingSoonPageProps {
  /** The section's label: 'Store'. */
  label: string;
}

export function ComingSoonPage({ label }: ComingSoonPageProps) {
  return (
    <Notice heading={`${label} opens soon`}>
      <p>We are still flooding the ice here. Come back in a while.</p>
      <p>
        <Link href="/history">Look up a season</Link> in the meantime, or{' '}
        <Link href="/">go home</Link>.
      </p>
    </Notice>
  );
}
