import type { PageState } from '@desert/contract/page';
import { useViewer } from '@desert/kit';
import { useSignInFirst } from '@desert/kit/shell';
import type { Pages } from '../src/pages.ts';
import { servedFor } from '../src/served.ts';
import { WidgetOutlet } from '../src/WidgetOutlet.tsx';
import { AccountSettings } from './settings/AccountSettings.tsx';
import styles from './ProfilePage.module.css';

/** The widget that sections bring to this page. */
const PROFILE_WIDGET = 'profile';

interface ProfilePageProps {
  state: PageState;
  pages?: Pages | undefined;
}

/** What somebody wrote, by section, and their account. */
export function ProfilePage({ state, pages }: ProfilePageProps) {
  const viewer = useViewer();
  const open = state.sections.filter(({ name }) => !state.soon.includes(name));
  useSignInFirst(viewer === null);
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <h1>
        <bdi>{viewer.username}</bdi>'s Profile
      </h1>
      <div className={styles.lists}>
        {open
          .filter(({ widgets }) => widgets?.includes(PROFILE_WIDGET))
          .map((section) => (
            <div key={section.name}>
              <WidgetOutlet
                section={section}
                widget={PROFILE_WIDGET}
                served={servedFor(section.name, state, pages)}
                pages={pages}
              />
            </div>
          ))}
      </div>
      <AccountSettings />
    </div>
  );
}
