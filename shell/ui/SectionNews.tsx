import type { SectionLink } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionIcon } from './SectionIcon.tsx';
import { SECTION_WORDS } from './sectionWords.ts';
import styles from './SectionNews.module.css';

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
          <SectionIcon name={name} size="1.375rem" className={styles.icon} />
          {label}
          <ChevronRight size="1.375rem" className={styles.icon} aria-hidden="true" />
        </Link>
      </h2>
      <p className={styles.promise}>{SECTION_WORDS[name]?.promise}</p>
      {soon && <p className={styles.promise}>Opens soon</p>}
      {children}
    </section>
  );
}
