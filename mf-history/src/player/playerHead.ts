import type { PlayerDetail } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { formatYears } from '@desert/contract/history/seasons';
import { shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { formatCount, formatGoalsAgainstAverage } from '../format.ts';
import { playerPath } from '../paths.ts';
import { isGoalie, formatPositions } from '../playerText.ts';

export function buildPlayerHead(player: PlayerDetail): PageHead {
  const name = formatFullName(player);
  const position = formatPositions(player.positions.slice(0, 1)).toLowerCase();
  return {
    title: name,
    description: `${name}, ${position}, ${formatYears(player)}: ${formatCareerFigures(player)} with the franchise.`,
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && buildHeadFacts(player)),
  };
}

function buildHeadFacts(player: PlayerDetail): Partial<PageHead> {
  const name = formatFullName(player);
  const { birth_date, lines, slug } = player;
  return {
    picture: shareCard(playerPath(slug), `${name}: ${formatCareerFigures(player)}`),
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

function formatCareerFigures(player: PlayerDetail): string {
  const { gp, goals, assists, points, wins, shutouts, gaa } = player.totals;
  const games = formatCountedNoun(gp, 'game');
  if (!isGoalie(player)) {
    return joinKnownParts([
      games,
      formatCountedNoun(goals, 'goal'),
      formatCountedNoun(assists, 'assist'),
      formatCountedNoun(points, 'point'),
    ]);
  }
  const average = gaa === null ? null : `${formatGoalsAgainstAverage(gaa)} goals-against average`;
  return joinKnownParts([
    games,
    formatCountedNoun(wins, 'win'),
    formatCountedNoun(shutouts, 'shutout'),
    average,
  ]);
}

function formatCountedNoun(count: number | null, noun: string): string | null {
  return count === null ? null : `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function joinKnownParts(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}
