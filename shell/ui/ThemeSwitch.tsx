import {
  getThemeMedia,
  SCHEMES,
  type Theme,
  THEME_PATH,
  THEMES,
} from '@desert/contract/pages/theme';
import { useAddress } from '@desert/kit/shell';
import { type MouseEvent, useState } from 'react';
import styles from './ThemeSwitch.module.css';

const LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Form with a button per theme, which also works without a script. @param props.theme theme of the rendered page */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { address } = useAddress();
  const [chosen, setChosen] = useState(theme);

  function choose(event: MouseEvent, next: Theme) {
    event.preventDefault();
    setChosen(next);
    showTheme(next);
    // If saving fails, the theme applies until the next page load.
    void postTheme(next).catch(() => {});
  }

  return (
    <form className={styles.switch} method="post" action={THEME_PATH}>
      <input type="hidden" name="next" value={address} />
      <fieldset className="row gap-2">
        <legend className={`caption ${styles.legend}`}>Theme</legend>
        <div className={`row align-stretch gap-0 clipped ${styles.group}`}>
          {THEMES.map((name) => (
            <button
              key={name}
              className={`choice text-small semibold muted ${styles.choice}`}
              name="theme"
              value={name}
              aria-pressed={name === chosen}
              onClick={(event) => choose(event, name)}
            >
              {LABELS[name]}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [at, scheme] of SCHEMES.entries()) {
    if (colors[at]) colors[at].media = getThemeMedia(scheme, theme);
  }
}

function postTheme(theme: Theme) {
  const body = new URLSearchParams({ theme });
  return fetch(THEME_PATH, { method: 'POST', body, redirect: 'manual' });
}
