import { type FoundPlayer, type FoundSeason } from '@desert/contract/search';
import { yearsOf } from '@desert/contract/seasons';
import type { FoundEntry } from '@desert/kit';
import { NoBreakNumbers } from './NoBreakNumbers.tsx';

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

export function foundSeason({ year, team_name, record, playoffs, path }: FoundSeason): FoundEntry {
  const title = `${year} ${team_name}`;
  return { href: path, title, line: lineOf(`${record} · ${playoffs}`) };
}

function lineOf(text: string) {
  return (
    <span>
      <NoBreakNumbers text={text} />
    </span>
  );
}
