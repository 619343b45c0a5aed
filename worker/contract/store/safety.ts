const WORDS = [
  'pay ?pal',
  'venmo',
  'zelle',
  'cash ?app',
  'apple pay',
  'western union',
  'money ?gram',
  'money order',
  'wire transfer',
  'bank transfer',
  'gift cards?',
  'friends (?:and|&) family',
  "(?:cashier’?'?s|personal) check",
  'crypto',
  'bitcoin',
  'whats ?app',
  'telegram',
];

/** Matches a price, a link, an email, a US phone number or a word of payment. */
const MONEY = new RegExp(
  [
    String.raw`\$ ?\d`,
    String.raw`\d ?(?:dollars|bucks|usd)\b`,
    String.raw`https?://|\bwww\.|\w\.(?:com|net|org|io|me|ly|link|shop)\b`,
    String.raw`[\w.]@[\w-]+\.`,
    String.raw`(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)`,
    String.raw`\b(?:${WORDS.join('|')})\b`,
  ].join('|'),
  'iu',
);

/** Whether the members of a conversation may be agreeing on money, or leaving the site for it. */
export function canConcernMoney({ content, offer }: { content: string; offer: number | null }) {
  return offer !== null || MONEY.test(content);
}
