import { SETTINGS_PATH } from '@desert/contract/members/members';
import { UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { Button, Link } from '@desert/kit';
import { useAddress } from '@desert/kit/shell';
import { useSite } from '../../sections/site.ts';
import styles from '../sign-in/AccountPage.module.css';

/** The page that mails of notifications link to. It takes a press, because mail scanners open links, too. */
export function UnsubscribePage() {
  const query = new URLSearchParams(useAddress().search);
  const token = query.get('token') ?? '';
  const isDigest = query.get('mail') === 'digest';
  const action = `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;
  const { state, navigation } = useSite();
  const errors = navigation?.navigated ? {} : (state.form?.errors ?? {});
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>Turn off emails</h1>
      {Object.values(errors).map((error) => (
        <p key={error} role="alert" className="semibold accent">
          {error}
        </p>
      ))}
      {query.has('done') ? (
        <p role="status">
          {isDigest
            ? 'Done. We won’t send you the weekly email.'
            : 'Done. We won’t email you about messages, offers, and replies.'}
        </p>
      ) : (
        <form method="post" action={isDigest ? `${action}&mail=digest` : action} className="stack">
          <p>
            {isDigest
              ? 'We’ll stop sending you the weekly email.'
              : 'We’ll stop emailing you about messages, offers, and replies. They still wait for you here.'}
          </p>
          <div className="row">
            <Button type="submit">Turn off these emails</Button>
          </div>
        </form>
      )}
      <p>
        You can turn them on again in your <Link href={SETTINGS_PATH}>settings</Link>.
      </p>
    </div>
  );
}
