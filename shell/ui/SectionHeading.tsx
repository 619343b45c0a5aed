import type { SectionLink } from '@desert/contract/shell';
import { Link } from '@desert/kit';
import { ChevronRight } from 'lucide-react';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  section: SectionLink;
  /** The heading's id, for what is labelled by it. */
  id: string;
  /** Where it leads; to the section, unless told otherwise. */
  href?: string;
  /** The heading's level; 2 unless told otherwise. */
  level?: 2 | 3;
}

/** A section's name and icon over what it shows on a page that is not its own, and the way there. */
export function SectionHeading({
  section,
  id,
  href = section.path,
  level = 2,
}: SectionHeadingProps) {
  const { name, label } = section;
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={styles.heading}>
      <Link href={href} className={`target ${styles.link}`}>
        <SectionIcon name={name} size="1.375rem" className={styles.icon} />
        {label}
        <ChevronRight size="1.375rem" className={styles.icon} aria-hidden="true" />
      </Link>
    </Heading>
  );
}
