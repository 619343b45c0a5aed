import type { TeamDetail } from '@desert/contract/history/history';
import { formatFullName } from '@desert/contract/history/roster';
import type { RosterPlayer } from '@desert/contract/history/roster';
import { canonicalPath, shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { seasonPath } from '../paths.ts';

export function buildSeasonHead(team: TeamDetail): PageHead {
  const { coach, players, playoffs, record, team_name, year } = team;
  const title = `${year} ${team_name}`;
  const most = Math.max(0, ...players.map(getPoints));
  const best = players
    .filter((player) => most > 0 && getPoints(player) === most)
    .map(formatFullName);
  return {
    title,
    description: `${team_name} ${year}: record ${record}, ${playoffs}. Head coach ${coach}.${best.length > 0 ? ` Most points: ${best.join(', ')}, ${most}.` : ''} Every player’s stats.`,
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && buildSeasonHeadFacts(team)),
  };
}

function buildSeasonHeadFacts(team: TeamDetail): Partial<PageHead> {
  const { coach, players, playoffs, record, team_name, year } = team;
  const title = `${year} ${team_name}`;
  return {
    picture: shareCard(canonicalPath(seasonPath(year)), `${title}: ${record}`),
    about: {
      '@type': 'SportsTeam',
      name: team_name,
      alternateName: title,
      description: `${year}: ${record}, ${playoffs}`,
      sport: 'Ice hockey',
      coach: coach.split(', ').map(toJsonLdPerson),
      athlete: players.map((player) => toJsonLdPerson(formatFullName(player))),
    },
    feed: {
      title: `Fan posts about the ${title}`,
      path: `${canonicalPath(seasonPath(year))}/feed.xml`,
    },
  };
}

function getPoints(player: RosterPlayer): number {
  return player.position === 'G' ? 0 : player.points;
}

function toJsonLdPerson(name: string) {
  return { '@type': 'Person', name };
}
