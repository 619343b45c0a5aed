import { RULES_PATH } from '@desert/contract/moderation-pages';
import { PRIVACY_PATH } from '@desert/contract/privacy-path';
import type { Credit } from '@desert/contract/shell';
import type { Theme } from '@desert/contract/theme';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  creator: Credit;
  theme: Theme;
}

/** Who made the site, and how it is to look. */
export function Footer({ creator, theme }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`row ${styles.content}`}>
        <p>
          Made by <strong>{creator.name}</strong>, for fellow fans.
        </p>
        <ul className={styles.links}>
          <li>
            <a className="target" href={RULES_PATH}>
              House rules
            </a>
          </li>
          {creator.links.map(({ label, href }) => (
            <li key={href}>
              <a className="target" href={href} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
          <li>
            <a className="target" href={PRIVACY_PATH}>
              Privacy
            </a>
          </li>
        </ul>
        <ThemeSwitch theme={theme} />
        <p className={`caption ${styles.note}`}>
          A fan-run site. Not affiliated with any team or league.
        </p>
      </div>
    </footer>
  );
}
