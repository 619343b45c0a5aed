import {
  DECISIONS_PATH,
  RULES_PATH,
  REPORT_PATH,
  SAFETY_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { CONTACT_PATH } from '@desert/contract/pages/operator';
import { PRIVACY_PATH } from '@desert/contract/pages/shell';
import { Link } from '@desert/kit';
import type { ReactNode } from 'react';

export function TermsPage() {
  return (
    <div className="stack gap-5 middle measure">
      <header className="stack tight">
        <h1>Terms</h1>
        <p>The deal between you and this site. It’s short, because we read it, too.</p>
      </header>
      <Part heading="The rules">
        The <Link href={RULES_PATH}>house rules</Link> are part of these terms. They say what can’t
        be posted, what moderators may do about it, and how.
      </Part>
      <Part heading="What you post stays yours">
        You let us show it on this site, in its feeds, and in previews of links to it, until you
        delete it or your account. Only post what you made, or what you may share.
      </Part>
      <Part heading="How decisions are made">
        A post is hidden without a person’s decision in one case: three members reported it. A
        moderator then reviews it. A new member’s first links wait for a moderator. Everything else
        is decided by people, and no one pays for a better place in any list.
      </Part>
      <Part heading="If we take something from you">
        You’re told what, why, and under which rule, and you can{' '}
        <Link href={DECISIONS_PATH}>ask another moderator</Link>. Members who keep posting what
        belongs to others, or what’s against the law, lose their account.
      </Part>
      <Part heading="If something here harms you">
        <Link href={REPORT_PATH}>Report it</Link>, with or without an account. If someone keeps
        sending reports that are plainly false, we stop reading them for a while.
      </Part>
      <Part heading="Buying and selling">
        A sale is between the two of you. We don’t handle money or shipping, and we can’t get your
        money back. <Link href={SAFETY_PATH}>Buy and sell safely</Link>.
      </Part>
      <Part heading="No promises">
        Fans run this site for free. It may be down, it may have mistakes, and it may end. You can
        download your data in your settings at any time. You can leave at any time, too.
      </Part>
      <Part heading="More">
        <Link href={PRIVACY_PATH}>What we store</Link> and{' '}
        <Link href={CONTACT_PATH}>who runs this site</Link>. If these terms change, we say so in the
        News section 2 weeks before.
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="stack tight">
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}
