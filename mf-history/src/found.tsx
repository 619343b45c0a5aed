import { opponentText, resultText } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import { yearsOf } from '@desert/contract/history/seasons';
import type {
  FoundCoach,
  FoundGame,
  FoundPlayer,
  FoundSeason,
} from '@desert/contract/search/search';
import type { FoundEntry } from '@desert/kit';
import { NoBreakNumbers } from './figures/FigureText.tsx';

export function foundPlayer(player: FoundPlayer): FoundEntry {
  const { name, path, positions, numbers, seasons, gp } = player;
  const years = yearsOf(player);
  const facts = [
    positions.join(', '),
    numbers.map((number) => `#${number}`).join(', '),
    seasons === 1 ? years : `${seasons} seasons, ${years}`,
    `${gp.toLocaleString('en-US')}\u00A0${gp === 1 ? 'game' : 'games'}`,
  ];
  const said = facts.filter((fact) => fact !== '').join(' · ');
  return { href: path, title: name, line: lineOf(said) };
}

export function foundCoach({ name, path, years, games, record, won }: FoundCoach): FoundEntry {
  const said = ['Head coach', years, `${record} in ${games} games`, ...won].join(' · ');
  return { href: path, title: name, line: lineOf(said) };
}

export function foundSeason({ year, team_name, record, playoffs, path }: FoundSeason): FoundEntry {
  const title = `${year} ${team_name}`;
  return { href: path, title, line: lineOf(`${record} · ${playoffs}`) };
}

export function foundGame(game: FoundGame): FoundEntry {
  const { date, team_name, opponent, season, path } = game;
  const title = `${formatDay(date)}: ${team_name} and ${opponent}`;
  return {
    href: path,
    title,
    line: lineOf(`${resultText(game)} ${opponentText(game)} · ${season}`),
  };
}

function lineOf(text: string) {
  return (
    <span>
      <NoBreakNumbers text={text} />
    </span>
  );
}
