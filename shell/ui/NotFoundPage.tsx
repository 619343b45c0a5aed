import type { SectionLink } from '@desert/contract/pages/shell';
import { Link, Notice } from '@desert/kit';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './NotFoundPage.module.css';

export function ShellNotFoundPage({ sections }: { sections: SectionLink[] }) {
  return (
    <Notice heading="Page not found">
      <img
        className={`block fill ${styles.drawing}`}
        src="/images/howl.svg"
        alt=""
        width={480}
        height={240}
      />
      <p>There’s nothing at this address. The page may have moved, or the link may have a typo.</p>
      <p>
        <Link href="/">Go home</Link>, or try one of these:
      </p>
      <ul className="row gap-2">
        {sections.map((section) => (
          <li key={section.name}>
            <Link href={section.path} className={`target pill ${styles.link}`}>
              <SectionIcon section={section} size="1.25rem" />
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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
