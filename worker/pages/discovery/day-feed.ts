/** A feed with an entry for each of the last seven days: franchise history on that day of the year. */
import { formatOpponent } from '@desert/contract/history/game-text';
import type { DayOfHistory } from '@desert/contract/history/games';
import { ARIZONA_BEHIND_UTC_MS, toArizonaDay, MONTHS } from '@desert/contract/history/months';
import { formatDocumentTitle, SITE_NAME } from '@desert/contract/pages/shell';
import { Hono } from 'hono';
import { readDocument } from '../../history/documents.ts';
import { cachePublicly } from '../../http/response/cache-control.ts';
import type { DatabaseContext } from '../../platform/database/open.ts';
import { type RssEntry, RSS, renderRss } from './rss.ts';

const MAX_AGE = 3600;

const FEED_DAYS = 7;

const DAY_MS = 24 * 60 * 60_000;

const TEXT = 'Games, birthdays, and trades of the franchise, one day of the year at a time.';

export const dayFeed = new Hono<DatabaseContext>();

dayFeed.get('/history/on/feed.xml', cachePublicly(MAX_AGE), async (c) => {
  const { origin, href } = new URL(c.req.url);
  const days = listLastDays(Date.now());
  const documents = await Promise.all(
    days.map((date) => readDocument(c.var.database, `games/on/${date.slice(5)}`)),
  );
  const entries = documents.flatMap((day, at) =>
    day ? [toDayEntry(day, days[at] ?? '', origin)] : [],
  );
  const page = `${origin}/history/on/${(days[0] ?? '').slice(5)}`;
  const title = formatDocumentTitle('This day in franchise history');
  return c.body(renderRss({ title, description: TEXT, page, address: href, entries }), 200, RSS);
});

function listLastDays(now: number): string[] {
  return Array.from({ length: FEED_DAYS }, (_, at) => toArizonaDay(now - at * DAY_MS));
}

function toDayEntry(day: DayOfHistory, date: string, origin: string): RssEntry {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  const lines = listDayLines(day);
  return {
    title: `${MONTHS[Number(month) - 1]} ${dayOfMonth} in franchise history`,
    // Each year has an entry of its own.
    address: `${origin}/history/on/${day.day}#${year}`,
    text: lines.length > 0 ? lines.join('\n') : 'No game, birthday, or trade on this day.',
    author: SITE_NAME,
    published: new Date(Date.parse(date) + ARIZONA_BEHIND_UTC_MS),
  };
}

function listDayLines({ games, birthdays, trades }: DayOfHistory): string[] {
  return [
    ...games.map(
      ({ date, home, opponent, result, goals_for, goals_against, overtime }) =>
        `${date.slice(0, 4)}: ${result} ${goals_for}-${goals_against}${overtime ? ` ${overtime}` : ''} ${formatOpponent({ home, opponent })}`,
    ),
    ...birthdays.map(({ name, year }) => `${year}: ${name} was born`),
    ...trades.flatMap(({ date, acquired, given }) =>
      given.map(
        ({ to, what }) =>
          `${date.slice(0, 4)}: traded ${what.join(', ')} to the ${to} for ${acquired.join(', ')}`,
      ),
    ),
  ];
}
