import type { SectionLink } from '@desert/contract/pages/shell';
import { Link } from '@desert/kit';
import { SectionIcon } from './SectionIcon.tsx';
import styles from './Nav.module.css';

interface NavProps {
  sections: SectionLink[];
  currentPath: string;
}

export function Nav({ sections, currentPath }: NavProps) {
  return (
    <nav className={styles.nav} aria-label="Sections">
      <ul className="flex">
        {sections.map((section) => (
          <li key={section.name} className={styles.item}>
            <Link
              href={section.path}
              className={styles.link}
              aria-current={getAriaCurrent(section.path, currentPath)}
            >
              <SectionIcon section={section} className={styles.icon} />
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function getAriaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === path || currentPath === `${path}/`) return 'page';
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
