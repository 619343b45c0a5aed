import type { SectionLink } from '@desert/contract/pages/shell';
import { CardTitle } from '@desert/kit';
import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './Home.module.css';

interface SectionTeaserProps {
  section: SectionLink;
  children: ReactNode;
}

export function SectionTeaser({ section, children }: SectionTeaserProps) {
  const { name, summary } = section;
  const id = `home-${name}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading section={section} id={id} />
      <p className={`muted ${styles.summary}`}>{summary}</p>
      {children}
    </section>
  );
}

export function SectionLine({ section, soon }: { section: SectionLink; soon: boolean }) {
  const { label, path, summary } = section;
  return (
    <section className="positioned shaded flex tight pad-3-4" aria-label={label}>
      <SectionIcon section={section} size="1.375rem" className="accent rigid" />
      <div>
        <CardTitle level={2} href={path} className="text-large">
          {label}
        </CardTitle>
        <p className="caption">{summary}</p>
        {soon && <p className="caption">Opening soon</p>}
      </div>
    </section>
  );
}
