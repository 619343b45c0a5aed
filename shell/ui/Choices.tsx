import { Link } from '@desert/kit';
import type { ReactNode } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps {
  label: string;
  lead?: string;
  choices: { href: string; chosen: boolean; text: ReactNode }[];
}

export function LinkChoices({ label, lead, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className={`flex tight shrinks ${styles.nav}`}>
      {lead && <span className="caption">{lead}</span>}
      <ul className={`gap-2 flex ${styles.choices}`}>
        {choices.map(({ href, chosen, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="target pill choice unbroken ink"
              aria-current={chosen || undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
