import { Link } from '@desert/kit';
import type { ReactNode } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps {
  /** What is chosen, for screen readers: 'Kinds'. */
  label: string;
  /** What is said in front of them, if anything. */
  lead?: string;
  choices: { href: string; chosen: boolean; text: ReactNode }[];
}

/** Links side by side to several ways to see a page, and which of them it is. */
export function Choices({ label, lead, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {lead && <span className="caption">{lead}</span>}
      <ul className={styles.choices}>
        {choices.map(({ href, chosen, text }) => (
          <li key={href}>
            <Link href={href} className={`target pill ${styles.choice}`} aria-current={chosen}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
