import type { DayOfHistory } from '@desert/contract/games';
import { DAYS_OF_YEAR } from '@desert/contract/months';
import type { PlacedGame } from './log.ts';
import { plainGame } from './opponent-documents.ts';
import source from './trades.json' with { type: 'json' };

interface Birth {
  name: string;
  slug: string;
  birth_date: string | null;
}

type TradeRow = [date: string, acquired: string[], given: Record<string, string[]>];

export function daysOf(games: PlacedGame[], births: Birth[]): DayOfHistory[] {
  const trades = (source.trades as unknown as TradeRow[]).map(([date, acquired, given]) => ({
    date,
    acquired,
    given: Object.entries(given).map(([to, what]) => ({ to, what })),
  }));
  const isOn = (day: string) => (date: string | null) => date?.slice(5) === day;
  const days = DAYS_OF_YEAR.map((day) => ({
    day,
    games: games.filter(({ date }) => isOn(day)(date)).map(plainGame),
    birthdays: births
      .filter(({ birth_date }) => isOn(day)(birth_date))
      .map(({ name, slug, birth_date }) => ({ name, slug, year: Number(birth_date?.slice(0, 4)) }))
      .toSorted((a, b) => a.year - b.year),
    trades: trades.filter(({ date }) => isOn(day)(date)),
  }));
  return days.map((one, at) =>
    Object.assign(one, { previous: nearest(days, at, -1), next: nearest(days, at, 1) }),
  );
}

type Day = Omit<DayOfHistory, 'previous' | 'next'>;

/** The nearest day with content, across the turn of the year too. @throws if no day has any */
function nearest(days: Day[], from: number, step: 1 | -1): string {
  for (let away = 1; away <= days.length; away += 1) {
    const day = days.at((from + step * away) % days.length);
    if (day && (day.games.length > 0 || day.birthdays.length > 0 || day.trades.length > 0))
      return day.day;
  }
  throw new Error('No day has anything.');
}
