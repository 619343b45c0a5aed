/** A model of weekly digests that knows neither the queries nor the jobs, to compare them with. */
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

interface Notified {
  id: number;
  kind: string;
  at: number;
  /** Further events that the notification stands for. */
  others: number;
  isGone: boolean;
}

export interface Member {
  id: number;
  since: number | null;
  isConfirmed: boolean;
  hasBounced: boolean;
  notified: Notified[];
  nights: string[];
  blocked: Set<number>;
}

export interface Post {
  id: number;
  author: number;
  at: number;
  likes: number;
}

/** Numbers of posts, comments and others, own games, other games, and whether a post is named. */
export function expectDigest(
  member: Member,
  posts: Post[],
  dates: string[],
  friday: number,
): string | null {
  const { since, isConfirmed, hasBounced } = member;
  if (since === null || since >= friday || !isConfirmed || hasBounced) return null;
  const from = Math.max(since, friday - 7 * DAY);
  const news = member.notified.filter(
    ({ at, isGone, kind }) => !isGone && at > from && at <= friday && kind !== 'message',
  );
  const listNews = (...kinds: string[]) => news.filter(({ kind }) => kinds.includes(kind));
  const countEvents = (followed: string) =>
    listNews(followed).reduce((sum, { others }) => sum + others + 1, 0);
  const days = new Set(
    Array.from({ length: 7 }, (_, at) =>
      new Date(friday + at * DAY - 7 * HOUR).toISOString().slice(5, 10),
    ),
  );
  const past = dates.filter((date) => days.has(date.slice(5)));
  const own = past.filter((date) => member.nights.includes(date)).length;
  const liked = posts.filter(
    ({ author, at, likes }) =>
      author !== member.id &&
      !member.blocked.has(author) &&
      likes > 0 &&
      at > friday - 7 * DAY &&
      at <= friday,
  );
  const digest = [
    countEvents('tag'),
    countEvents('member'),
    countEvents('search'),
    countEvents('comments'),
    listNews('like', 'mention').length,
    Math.min(own, 5),
    Number(past.length > own),
    Number(liked.length > 0),
  ];
  return digest.some((count) => count > 0) ? digest.join(' ') : null;
}

export function readDigest(text: string): string {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  return [
    number(/^(\d+) updates? about/m),
    number(/^(\d+) updates? from/m),
    number(/^(\d+) new items? for/m),
    number(/^(\d+) new comments? in/m),
    number(/^(\d+) other updates?/m),
    text.match(/^You were there/gm)?.length ?? 0,
    text.match(/^This week in team history/gm)?.length ?? 0,
    text.match(/^Post of the week/gm)?.length ?? 0,
  ].join(' ');
}
