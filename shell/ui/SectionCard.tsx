import type { SectionLink } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './SectionCard.module.css';

const PROMISES: Record<string, string> = {
  store: 'Old jerseys, pucks and programs, from fan to fan.',
  news: 'What is said about the Coyotes, and what you say to that.',
  history: 'Every season, every roster, every record.',
  memories: 'Photos and stories, from the rink to the parking lot.',
};

interface SectionCardProps {
  section: SectionLink;
  /** Whether the section is not open yet. */
  soon: boolean;
}

/** A section on the home page: where it leads and what is there. */
export function SectionCard({ section: { name, label, path }, soon }: SectionCardProps) {
  return (
    <div className={styles.card}>
      <SectionIcon name={name} className={styles.icon} />
      <h2 className={styles.heading}>
        <Link href={path} className={styles.link}>
          {label}
        </Link>
      </h2>
      <p className={styles.promise}>{PROMISES[name]}</p>
      {soon && <p className={styles.soon}>Opens soon</p>}
    </div>
  );
}
