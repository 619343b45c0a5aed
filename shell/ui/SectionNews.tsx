import type { SectionLink } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './SectionNews.module.css';

const PROMISES: Record<string, string> = {
  store: 'Old jerseys, pucks and programs, from fan to fan.',
  news: 'What is said about the Coyotes, and what you say to that.',
  history: 'Every season, every roster, every record.',
  memories: 'Photos and stories, from the rink to the parking lot.',
};

interface SectionNewsProps {
  section: SectionLink;
  /** Whether the section is not open yet. */
  soon: boolean;
  /** What is new there. */
  children: ReactNode;
}

/** A section on the home page: where it leads, what is there, and what is new. */
export function SectionNews({ section, soon, children }: SectionNewsProps) {
  const { name, label, path } = section;
  const id = `home-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Link href={path} className={styles.link}>
          <SectionIcon name={name} className={styles.icon} />
          {label}
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </Link>
      </h2>
      <p className={styles.promise}>{PROMISES[name]}</p>
      {soon && <p className={styles.promise}>Opens soon</p>}
      {children}
    </section>
  );
}
