import type { PlayerDetail } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { yearsOf } from '@desert/contract/history/seasons';
import { shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { formatCount, formatGoalsAgainstAverage } from '../format.ts';
import { playerPath } from '../paths.ts';
import { isGoalie, positionNames } from '../playerText.ts';

export function playerHead(player: PlayerDetail): PageHead {
  const name = fullName(player);
  const position = positionNames(player.positions.slice(0, 1)).toLowerCase();
  return {
    title: name,
    description: `${name}, ${position}, ${yearsOf(player)}: ${figuresText(player)} with the franchise.`,
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && factsFor(player)),
  };
}

function factsFor(player: PlayerDetail): Partial<PageHead> {
  const name = fullName(player);
  const { birth_date, lines, slug } = player;
  return {
    picture: shareCard(playerPath(slug), `${name}: ${figuresText(player)}`),
    about: {
      '@type': 'Person',
      name,
      ...(birth_date === null ? {} : { birthDate: birth_date }),
      memberOf: [...new Set(lines.map(({ team_name }) => team_name))].map((team) => ({
        '@type': 'SportsTeam',
        name: team,
        sport: 'Ice hockey',
      })),
    },
    feed: { title: `Fan posts about ${name}`, path: `${playerPath(slug)}/feed.xml` },
  };
}

function figuresText(player: PlayerDetail): string {
  const { gp, goals, assists, points, wins, shutouts, gaa } = player.totals;
  const games = counted(gp, 'game');
  if (!isGoalie(player)) {
    return known([
      games,
      counted(goals, 'goal'),
      counted(assists, 'assist'),
      counted(points, 'point'),
    ]);
  }
  const average = gaa === null ? null : `${formatGoalsAgainstAverage(gaa)} goals-against average`;
  return known([games, counted(wins, 'win'), counted(shutouts, 'shutout'), average]);
}

function counted(count: number | null, noun: string): string | null {
  return count === null ? null : `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function known(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}
