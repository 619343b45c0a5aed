import { PROFILE_WIDGET } from '@desert/contract/widgets';
import { useViewer } from '@desert/kit';
import { useRequireSignIn } from '@desert/kit/shell';
import { useSite } from '../src/site.ts';
import { WidgetOutlet } from '../src/WidgetOutlet.tsx';
import { AccountSettings } from './settings/AccountSettings.tsx';
import styles from './ProfilePage.module.css';

/** What somebody wrote, by section, and their account. */
export function ProfilePage() {
  const { state } = useSite();
  const viewer = useViewer();
  const open = state.sections.filter(({ name }) => !state.soon.includes(name));
  useRequireSignIn(viewer === null);
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
              <WidgetOutlet section={section} widget={PROFILE_WIDGET} />
            </div>
          ))}
      </div>
      <AccountSettings />
    </div>
  );
}
