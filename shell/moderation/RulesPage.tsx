import { type RuleName, RULES } from '@desert/contract/moderation/moderation';
import {
  DECISIONS_PATH,
  MODERATION_LOG_PATH,
  REPORT_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { Link } from '@desert/kit';

const WORDS: Record<RuleName, string> = {
  kind: 'Argue about the power play, not about people. No insults, no threats, and no hate toward anyone for who they are.',
  safe: 'Don’t share where someone lives or works, or photos of them they wouldn’t want here. Only post about children if they’re your own.',
  honest:
    'Sell only what you have, be upfront about flaws, and ship what you were paid for. No fakes passed off as the real thing.',
  topic:
    'This is a place for the Coyotes, the teams that came before them, and the fans who stayed. Take other topics elsewhere.',
  spam: 'No ads, no link dumps, and no posting the same thing over and over.',
  own: 'Don’t post photos or texts that belong to someone else without their permission.',
  law: 'Don’t post anything against the law.',
};

export function RulesPage() {
  return (
    <div className="stack gap-5 middle measure">
      <h1>House rules</h1>
      {Object.entries(RULES).map(([name, heading]) => (
        <section key={name} className="stack tight">
          <h2>{heading}</h2>
          <p>{WORDS[name as RuleName]}</p>
        </section>
      ))}
      <section className="stack tight">
        <h2>What happens when someone breaks a rule</h2>
        <p>
          Any member can report it, and <Link href={REPORT_PATH}>so can anyone else</Link>. If three
          members report the same post or comment, it’s hidden until a moderator reviews it. A new
          member’s first links are also held for review. Moderators can hide or remove a post, close
          its comments, warn the author, or suspend the account, and they always say why. If you
          report something, we’ll tell you the outcome.
        </p>
        <p>
          Every action goes in the <Link href={MODERATION_LOG_PATH}>moderation log</Link>, which no
          one can edit.
        </p>
      </section>
      <section className="stack tight">
        <h2>If you think a moderator got it wrong</h2>
        <p>
          If something of yours was hidden or removed, or you were warned or suspended, your{' '}
          <Link href={DECISIONS_PATH}>decisions</Link> say why, and you can ask another moderator to
          review it. Moderators never rule on their own posts.
        </p>
      </section>
    </div>
  );
}
