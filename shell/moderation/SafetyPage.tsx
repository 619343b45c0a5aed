import { RULES_PATH } from '@desert/contract/moderation/moderation-pages';
import { Link } from '@desert/kit';

const ADVICE: [heading: string, text: string][] = [
  [
    'Pay with protection',
    'Use a payment that covers goods, such as PayPal’s “Goods and Services” or a credit card. Never send money as a gift, to “friends and family,” by wire, by Zelle, or with gift cards. No one can get that money back for you.',
  ],
  [
    'Ask for a proof photo',
    'In your conversation, ask the seller for a photo of the item next to today’s code. We give the code to the seller on that day only, so an old or copied photo can’t show it. Compare the code yourself, because we don’t.',
  ],
  [
    'Meet in public',
    'Near a rink, in a mall, or at a police station’s exchange spot. In daylight, with someone you know. Check the item before you pay.',
  ],
  [
    'Ship with tracking',
    'Sellers: wait until you’ve been paid, take a photo of the package, and send the tracking number. Buyers: open it on video if it was expensive.',
  ],
  [
    'Stay in your conversation',
    'If someone wants to move to another app, sends a link to “confirm” a payment, or pays more than you asked, stop. A moderator can only read what’s written here.',
  ],
  [
    'Say how it went',
    'Once the item is marked as sold to the buyer, you can both rate the sale. Your ratings show up together, so neither of you can strike back.',
  ],
];

export function SafetyPage() {
  return (
    <div className="stack gap-5 middle measure">
      <h1>Buy and sell safely</h1>
      <p>
        We don’t handle payments or shipping. Most fans here are honest. These habits keep you safe
        from the few who aren’t.
      </p>
      {ADVICE.map(([heading, text]) => (
        <section key={heading} className="stack tight">
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="stack tight">
        <h2>If something is wrong</h2>
        <p>
          Report the conversation below its last message, and block the member. Tell your bank at
          once if you’ve paid. Selling something you don’t have breaks the{' '}
          <Link href={RULES_PATH}>house rules</Link>.
        </p>
      </section>
    </div>
  );
}
