import { type RuleName, RULES } from '@desert/contract/moderation';
import { MODERATION_LOG_PATH } from '@desert/contract/moderation-pages';
import { Link } from '@desert/kit';
import styles from './ModerationPage.module.css';

const WORDS: Record<RuleName, string> = {
  kind: 'Argue about the power play, not about people. No insults, no threats, no hate of anybody for who they are.',
  safe: 'Do not publish where somebody lives or works, or pictures of them that they would not want here. Children are written about by their parents only.',
  honest:
    'Sell what you have, say what is wrong with it, and send what was paid for. No copies sold as the real thing.',
  topic:
    'This is a place for the Coyotes, those before them and the fans who stayed. Other things have other places.',
  spam: 'No advertisements, no chains of links, not the same again and again.',
  law: 'Nothing that the law forbids, nor what belongs to somebody who has not agreed to it.',
};

/** The words of the house. */
export function RulesPage() {
  return (
    <div className={`stack ${styles.page} ${styles.rules}`}>
      <h1>House Rules</h1>
      {Object.entries(RULES).map(([name, heading]) => (
        <section key={name} className="stack tight">
          <h2>{heading}</h2>
          <p>{WORDS[name as RuleName]}</p>
        </section>
      ))}
      <section className="stack tight">
        <h2>What happens to what breaks them</h2>
        <p>
          Anybody who is signed in can report it. What three members report is out of sight until a
          moderator has looked at it, as are the first links of new members. A moderator can hide or
          remove it, close its comments, warn its author or suspend them, and always says why. Who
          reported it hears what came of it.
        </p>
        <p>
          Every act is in the <Link href={MODERATION_LOG_PATH}>moderation log</Link>, which nobody
          can change.
        </p>
      </section>
      <section className="stack tight">
        <h2>If you think that a moderator is wrong</h2>
        <p>
          Report what they wrote, or ask another moderator to look at it again. No moderator decides
          about what is their own.
        </p>
      </section>
    </div>
  );
}
