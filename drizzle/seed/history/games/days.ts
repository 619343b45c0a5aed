import type { DayOfHistory } from '@desert/contract/history/games';
import { DAYS_OF_YEAR } from '@desert/contract/history/months';
import { type PlacedGame, toPlainGame } from './log.ts';
import source from './trades.json' with { type: 'json' };

export interface Birth {
  name: string;
  slug: string;
  birth_date: string | null;
}

type TradeRow = [date: string, acquired: string[], given: Record<string, string[]>];

const trades = (source.trades as unknown as TradeRow[]).map(([date, acquired, given]) => ({
  date,
  acquired,
  given: Object.entries(given).map(([to, what]) => ({ to, what })),
}));

export function listDaysOfHistory(games: PlacedGame[], births: Birth[]): DayOfHistory[] {
  const dayOf = ({ date }: { date: string }) => date.slice(5);
  const gamesOn = Map.groupBy(games, dayOf);
  const tradesOn = Map.groupBy(trades, dayOf);
  const birthsOn = Map.groupBy(births, ({ birth_date }) => birth_date?.slice(5));
  const days = DAYS_OF_YEAR.map((day) => ({
    day,
    games: (gamesOn.get(day) ?? []).map(toPlainGame),
    birthdays: (birthsOn.get(day) ?? [])
      .map(({ name, slug, birth_date }) => ({ name, slug, year: Number(birth_date?.slice(0, 4)) }))
      .toSorted((a, b) => a.year - b.year),
    trades: tradesOn.get(day) ?? [],
  }));
  const filled = days
    .filter((day) => day.games.length + day.birthdays.length + day.trades.length > 0)
    .map(({ day }) => day);
  return days.map((entry) => {
    // Across the turn of the year too.
    const previous = filled.findLast((day) => day < entry.day) ?? filled.at(-1) ?? '';
    const next = filled.find((day) => day > entry.day) ?? filled[0] ?? '';
    return Object.assign(entry, { previous, next });
  });
}
