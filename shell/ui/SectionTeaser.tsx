import type { SectionLink } from '@desert/contract/shell';
import { Link } from '@desert/kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionIcon } from './SectionIcon.tsx';
import { SECTION_TEXTS } from './sectionTexts.ts';
import styles from './SectionTeaser.module.css';

interface SectionTeaserProps {
  section: SectionLink;
  /** Whether the section is not open yet. */
  soon: boolean;
  /** Its home widget. */
  children: ReactNode;
}

/** A section on the home page: where it leads, what is there, and what is new. */
export function SectionTeaser({ section, soon, children }: SectionTeaserProps) {
  const { name, label, path } = section;
  const id = `home-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Link href={path} className={`target ${styles.link}`}>
          <SectionIcon name={name} size="1.375rem" className={styles.icon} />
          {label}
          <ChevronRight size="1.375rem" className={styles.icon} aria-hidden="true" />
        </Link>
      </h2>
      <p className={styles.summary}>{SECTION_TEXTS[name]?.summary}</p>
      {soon && <p className={styles.summary}>Opens soon</p>}
      {children}
    </section>
  );
}
