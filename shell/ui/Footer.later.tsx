import {
  MODERATION_LOG_PATH,
  RULES_PATH,
  REPORT_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { CONTACT_PATH, TERMS_PATH } from '@desert/contract/pages/operator';
import { type Credit, PRIVACY_PATH } from '@desert/contract/pages/shell';
import type { Theme } from '@desert/contract/pages/theme';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  creator: Credit;
  theme: Theme;
}

const OWN_LINKS = [
  { label: 'House rules', href: RULES_PATH },
  { label: 'Terms', href: TERMS_PATH },
  { label: 'Privacy', href: PRIVACY_PATH },
  { label: 'Moderation log', href: MODERATION_LOG_PATH },
  { label: 'Contact', href: CONTACT_PATH },
  { label: 'Report a page', href: REPORT_PATH },
];

export function Footer({ creator, theme }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`row ${styles.content}`}>
        <p>
          Made by <strong>{creator.name}</strong>, for fellow fans.
        </p>
        <ul className={`row align-stretch ${styles.links}`}>
          {OWN_LINKS.map(({ label, href }) => (
            <li key={href}>
              <a className="target" href={href}>
                {label}
              </a>
            </li>
          ))}
          {creator.links.map(({ label, href }) => (
            <li key={href}>
              <a className="target" href={href} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch theme={theme} />
        <p className="caption space-2 own-row">
          A fan-run site. Not affiliated with any team or league.
        </p>
      </div>
    </footer>
  );
}
