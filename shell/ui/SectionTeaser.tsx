import type { SectionLink } from '@desert/contract/pages/shell';
import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Home.module.css';

interface SectionTeaserProps {
  section: SectionLink;
  soon: boolean;
  children: ReactNode;
}

export function SectionTeaser({ section, soon, children }: SectionTeaserProps) {
  const { name, summary } = section;
  const id = `home-${name}`;
  return (
    <section className={children ? undefined : 'card pad-4'} aria-labelledby={id}>
      <SectionHeading section={section} id={id} />
      <p className={`muted ${styles.summary}`}>{summary}</p>
      {soon && <p className={`muted ${styles.summary}`}>Opening soon</p>}
      {children}
    </section>
  );
}
