import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import type { DayOfHistory, Game } from '@desert/contract/history/games';
import { formatDayOfYear } from '@desert/contract/history/months';
import { NOTIFICATIONS_PATH, UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { getNoun } from '@desert/contract/records/kinds';
import type { MailContent } from '../mail/letter.ts';
import { buildDigestLetter } from '../mail/letters.ts';
import { listDays, type DigestRows } from './rows.ts';

/** Maximum number of a member's own games in a digest. */
const MAX_NIGHTS = 5;

interface Item {
  text: string;
  path: string;
}

export interface Digest {
  member: DigestRows['members'][0];
  /** Sentences about the member's unread notifications. */
  news: string[];
  items: Item[];
}

interface Anniversary {
  game: Game;
  years: number;
}

/** The digests of a page of members, without those that have nothing to say. */
export function composeDigests(rows: DigestRows, week: number): Digest[] {
  const anniversaries = listAnniversaries(rows, week);
  return rows.members.flatMap((member) => {
    const isOwn = (row: { user_id: number }) => row.user_id === member.id;
    const dates = new Set(rows.nights.filter(isOwn).map(({ date }) => date));
    const nights = anniversaries.filter(({ game }) => dates.has(game.date)).slice(0, MAX_NIGHTS);
    const other = chooseGame(anniversaries.filter(({ game }) => !dates.has(game.date)));
    const blocked = new Set(rows.blocked.filter(isOwn).map((row) => row.other));
    const digest = {
      member,
      news: describeUnread(rows.unread.filter(isOwn)),
      items: [
        ...nights.map((night) => toItem('You were there', night)),
        ...(other ? [toItem('This week in team history,', other)] : []),
        ...chooseLiked(rows.liked, (author) => author !== member.id && !blocked.has(author)),
      ],
    };
    return digest.news.length + digest.items.length > 0 ? [digest] : [];
  });
}

/** @param site its origin */
export function toLetter(
  { member, news, items }: Digest,
  { site, sender }: { site: string; sender: string },
): MailContent {
  const turnOff = new URLSearchParams({ token: member.mail_token, mail: 'digest' });
  const unsubscribe = `${site}${UNSUBSCRIBE_PATH}?${turnOff.toString()}`;
  const linked = items.map(({ text, path }) => ({ text, address: site + path }));
  const addresses = { notifications: site + NOTIFICATIONS_PATH, unsubscribe };
  return buildDigestLetter({ news, items: linked }, addresses, sender);
}

/** The games of the week's days in earlier years, by day, the latest first. */
function listAnniversaries({ days }: DigestRows, week: number): Anniversary[] {
  const documents = days.map(({ body }) => JSON.parse(body) as DayOfHistory);
  return listDays(week).flatMap((date) => {
    const day = documents.find((document) => document.day === date.slice(5));
    return (day?.games ?? [])
      .map((game) => ({ game, years: Number(date.slice(0, 4)) - Number(game.date.slice(0, 4)) }))
      .filter(({ years }) => years > 0)
      .toSorted((a, b) => a.years - b.years);
  });
}

/** Prefers playoffs, then round anniversaries, then what is latest. */
function chooseGame(anniversaries: Anniversary[]): Anniversary | undefined {
  const rank = ({ game, years }: Anniversary) =>
    Number(game.type === 'playoffs') * 2 + Number(years % 5 === 0);
  const [best] = anniversaries.toSorted((a, b) => rank(b) - rank(a) || a.years - b.years);
  return best;
}

function toItem(words: string, { game, years }: Anniversary): Item {
  const day = formatDayOfYear(game.date.slice(5));
  const ago = years === 1 ? 'a year ago' : `${years} years ago`;
  return {
    text: `${words} ${ago} on ${day}: ${formatResult(game)} ${formatOpponent(game)}`,
    path: gamePath(game.date),
  };
}

/** The most liked story of each kind. */
function chooseLiked(liked: DigestRows['liked'], isShown: (author: number) => boolean): Item[] {
  const shown = liked.filter(({ user_id }) => isShown(user_id));
  const best = shown.filter(
    ({ kind }, at) => shown.findIndex((entry) => entry.kind === kind) === at,
  );
  return best.map(({ kind, id, likes }) => ({
    text: `${getNoun(kind)} of the week, with ${formatNounCount(likes, 'like')}`,
    path: `/${kind}/${id}`,
  }));
}

function describeUnread(unread: DigestRows['unread']): string[] {
  const describe = (reason: string | null, noun: string, rest: string) => {
    const rows = unread.filter(({ kind, why }) => (kind === 'follow' ? why : null) === reason);
    const total = rows.reduce((sum, row) => sum + row.count, 0);
    return total > 0 ? [`${formatNounCount(total, noun)} ${rest}`] : [];
  };
  return [
    ...describe('tag', 'update', 'about what you follow.'),
    ...describe('member', 'update', 'from fans you follow.'),
    ...describe('search', 'new item', 'for a search you follow.'),
    ...describe('comments', 'new comment', 'in discussions you follow.'),
    ...describe(null, 'other update', 'you haven’t seen.'),
  ];
}

function formatNounCount(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
