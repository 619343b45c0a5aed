import { PROFILE_WIDGET } from '@desert/contract/widgets';
import { usePageViewer, useRequireSignIn } from '@desert/kit/shell';
import { useBringing } from '../src/site.ts';
import { WidgetOutlet } from '../src/WidgetOutlet.tsx';
import { AccountSettings } from './settings/AccountSettings.tsx';
import styles from './ProfilePage.module.css';

/** What somebody wrote, by section, and their account. */
export function ProfilePage() {
  const { viewer } = usePageViewer(true);
  const bringing = useBringing(PROFILE_WIDGET);
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <h1>
        <bdi>{viewer.username}</bdi>'s Profile
      </h1>
      <div className={styles.lists}>
        {bringing.map((section) => (
          <div key={section.name}>
            <WidgetOutlet section={section} widget={PROFILE_WIDGET} />
          </div>
        ))}
      </div>
      <AccountSettings />
    </div>
  );
}
