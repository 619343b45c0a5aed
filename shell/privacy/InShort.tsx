import { SETTINGS_PATH } from '@desert/contract/members/members';
import { Link } from '@desert/kit';
import styles from './PrivacyPage.module.css';

export function InShort() {
  return (
    <section className="card stack tight pad-4">
      <h2>In short</h2>
      <ul className={`stack gap-2 ${styles.bullets}`}>
        <li>
          <b>What’s public.</b> Your username, when you joined, and everything you post: items,
          posts, memories, comments, and photos.
        </li>
        <li>
          <b>What only you see.</b> Your email, your notifications, your saved list, and who you’ve
          blocked. Messages stay between you and the other member, unless one of you reports the
          conversation to the moderators.
        </li>
        <li>
          <b>No ads or tracking.</b> We don’t sell your data, show ads, or track what you read.
        </li>
        <li>
          <b>Download your data.</b> Get a copy anytime from{' '}
          <Link href={SETTINGS_PATH}>your account settings</Link>.
        </li>
        <li>
          <b>Delete your account.</b> You can do that there, too. Your details and what you posted
          are erased, and “This comment was deleted” stays where your comments were.
        </li>
      </ul>
    </section>
  );
}
