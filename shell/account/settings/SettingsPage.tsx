import type { AccountDetails } from '@desert/contract/accounts/account';
import { GAMES_PATH } from '@desert/contract/history/attendance';
import { SETTINGS_READS } from '@desert/contract/members/members';
import { FOLLOWING_PATH } from '@desert/contract/notifications/follows';
import { NOTIFICATIONS_PATH } from '@desert/contract/notifications/notifications';
import { Button, ButtonLink, Link, showToast, useNavigate } from '@desert/kit';
import { changeViewer, usePageViewer, useRequireSignIn } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../../sections/shellPageTypes.ts';
import { useSite, useSiteCache } from '../../sections/site.ts';
import { DigestQuestion } from '../DigestQuestion.tsx';
import { useSetting } from '../useSetting.ts';
import { BlockedMembers } from './BlockedMembers.tsx';
import { openDeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FaceForm } from './FaceForm.tsx';
import { NotificationSettingsForm } from './NotificationSettings.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PushSettings } from './PushSettings.tsx';
import { SessionList } from './SessionList.tsx';
import { SettingsGroup, SettingsPart } from './SettingsGroup.tsx';

export function SettingsPage({ onShown }: ShellPageProps) {
  const { viewer } = usePageViewer(true);
  useRequireSignIn(viewer === null);
  useEffect(onShown, [onShown]);
  if (!viewer) return null;
  return (
    <div className="stack gap-6 middle narrow">
      <h1>Account settings</h1>
      <noscript>
        <p className="card pad-4">
          You’ll need JavaScript to change most of these settings. You can download your data
          without it.
        </p>
      </noscript>
      <DemoNote />
      <SettingsGroup id="number" heading="Your jersey number">
        <SettingsPart>
          <FaceForm />
        </SettingsPart>
      </SettingsGroup>
      <LogInSettings />
      <SettingsGroup id="devices" heading="Where you’re logged in">
        <SettingsPart>
          <SessionList />
        </SettingsPart>
      </SettingsGroup>
      <SettingsGroup id="notifications" heading="Notifications">
        <SettingsPart>
          <p>
            These control what shows up in your{' '}
            <Link href={NOTIFICATIONS_PATH}>notifications on this site</Link>, and what we email
            you.
          </p>
          <NotificationSettingsForm />
          <noscript>
            <DigestQuestion />
          </noscript>
          <PushSettings />
          <p>
            <Link className="target" href={FOLLOWING_PATH}>
              What you follow
            </Link>
          </p>
        </SettingsPart>
      </SettingsGroup>
      <PrivacySettings />
    </div>
  );
}

function DemoNote() {
  const { demo } = useSite().state;
  const { value: account } = useSetting<AccountDetails>(SETTINGS_READS.account);
  if (!demo || account?.email !== demo.email) return null;
  return (
    <p className="card pad-4">
      The demo account is shared, so most of these settings can’t be changed. To change them for
      yourself, log out and sign up for your own account.
    </p>
  );
}

function LogInSettings() {
  const cache = useSiteCache();
  return (
    <SettingsGroup id="log-in" heading="Log-in">
      <SettingsPart heading="Email">
        <EmailForm />
      </SettingsPart>
      <SettingsPart heading="Password">
        <PasswordForm onChanged={() => void cache.refresh(SETTINGS_READS.sessions)} />
      </SettingsPart>
      <Passkeys />
    </SettingsGroup>
  );
}

function PrivacySettings() {
  const navigate = useNavigate();

  function leave() {
    changeViewer(null);
    navigate('/');
    showToast('Your account has been deleted.');
  }

  return (
    <SettingsGroup id="privacy" heading="Privacy and data">
      <SettingsPart heading="Blocked members">
        <BlockedMembers />
      </SettingsPart>
      <SettingsPart heading="Games you were at">
        <p>
          You can keep them private on <Link href={`${GAMES_PATH}#privacy`}>My games</Link>. They
          still count.
        </p>
      </SettingsPart>
      <SettingsPart heading="Your data">
        <p>Get everything you’ve posted, sent, and saved here in one file.</p>
        <ButtonLink look="quiet" href="/api/account/data/" download>
          Download my data
        </ButtonLink>
      </SettingsPart>
      <SettingsPart heading="Delete account">
        <p>Your items, posts, memories, and messages are deleted with it. This can’t be undone.</p>
        <Button look="quietDanger" data-needs-script onClick={() => openDeleteAccount(leave)}>
          Delete my account
        </Button>
      </SettingsPart>
    </SettingsGroup>
  );
}
