import type { SectionLink } from '@desert/contract/shell';
import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';
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
  const { name } = section;
  const id = `home-${name}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading section={section} id={id} />
      <p className={styles.summary}>{SECTION_TEXTS[name]?.summary}</p>
      {soon && <p className={styles.summary}>Opening soon</p>}
      {children}
    </section>
  );
}
