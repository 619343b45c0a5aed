import type { SectionLink } from '@desert/contract/page';
import { Link } from '@desert/kit';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './SectionList.module.css';

/** The sections as large links, for a page that was not found. */
export function SectionList({ sections }: { sections: SectionLink[] }) {
  return (
    <ul className={`row ${styles.list}`}>
      {sections.map(({ name, label, path }) => (
        <li key={name}>
          <Link href={path} className={`target pill ${styles.link}`}>
            <SectionIcon name={name} size="1.25rem" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
