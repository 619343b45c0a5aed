import { formatOpponent, formatResult } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import { formatYears } from '@desert/contract/history/seasons';
import type {
  FoundCoach,
  FoundGame,
  FoundPlayer,
  FoundSeason,
} from '@desert/contract/search/search';
import type { FoundEntry } from '@desert/kit';
import { NoBreakNumbers } from './figures/FigureText.tsx';

export function toPlayerEntry(player: FoundPlayer): FoundEntry {
  const { name, path, positions, numbers, seasons, gp } = player;
  const years = formatYears(player);
  const facts = [
    positions.join(', '),
    numbers.map((number) => `#${number}`).join(', '),
    seasons === 1 ? years : `${seasons} seasons, ${years}`,
    `${gp.toLocaleString('en-US')}\u00A0${gp === 1 ? 'game' : 'games'}`,
  ];
  const said = facts.filter((fact) => fact !== '').join(' · ');
  return { href: path, title: name, line: toFoundLine(said) };
}

export function toCoachEntry({ name, path, years, games, record, won }: FoundCoach): FoundEntry {
  const said = ['Head coach', years, `${record} in ${games} games`, ...won].join(' · ');
  return { href: path, title: name, line: toFoundLine(said) };
}

export function toSeasonEntry({
  year,
  team_name,
  record,
  playoffs,
  path,
}: FoundSeason): FoundEntry {
  const title = `${year} ${team_name}`;
  return { href: path, title, line: toFoundLine(`${record} · ${playoffs}`) };
}

export function toGameEntry(game: FoundGame): FoundEntry {
  const { date, team_name, opponent, season, path } = game;
  const title = `${formatDay(date)}: ${team_name} and ${opponent}`;
  return {
    href: path,
    title,
    line: toFoundLine(`${formatResult(game)} ${formatOpponent(game)} · ${season}`),
  };
}

function toFoundLine(text: string) {
  return (
    <span>
      <NoBreakNumbers text={text} />
    </span>
  );
}
