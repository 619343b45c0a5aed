import { SETTINGS_PATH } from '@desert/contract/members/members';
import { PROFILE_WIDGET } from '@desert/contract/pages/widgets';
import { Link } from '@desert/kit';
import { usePageViewer, useRequireSignIn } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../../sections/shellPageTypes.ts';
import { useBringing } from '../../sections/site.ts';
import { WidgetOutlet } from '../../sections/WidgetOutlet.tsx';
import { PendingRecords } from './PendingRecords.tsx';
import styles from './ProfilePage.module.css';

export function ProfilePage({ onShown }: ShellPageProps) {
  const { viewer } = usePageViewer(true);
  const bringing = useBringing(PROFILE_WIDGET);
  useRequireSignIn(viewer === null);
  useEffect(onShown, [onShown]);
  if (!viewer) return null;
  return (
    <div className="stack gap-6">
      <header className="row spread">
        <h1>
          <bdi>{viewer.username}</bdi>'s Profile
        </h1>
        <Link className="target" href={SETTINGS_PATH}>
          Account settings
        </Link>
      </header>
      <PendingRecords />
      <div className={`stack gap-6 ${styles.lists}`}>
        {bringing.map((section) => (
          <div key={section.name}>
            <WidgetOutlet section={section} widget={PROFILE_WIDGET} />
          </div>
        ))}
      </div>
    </div>
  );
}
