import type { TeamDetail } from '@desert/contract/history/history';
import { fullName } from '@desert/contract/history/roster';
import type { RosterPlayer } from '@desert/contract/history/roster';
import { canonicalPath, shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { seasonPath } from '../paths.ts';

export function seasonHead(team: TeamDetail): PageHead {
  const { coach, players, playoffs, record, team_name, year } = team;
  const title = `${year} ${team_name}`;
  const most = Math.max(0, ...players.map(pointsOf));
  const best = players.filter((player) => most > 0 && pointsOf(player) === most).map(fullName);
  return {
    title,
    description: `${team_name} ${year}: record ${record}, ${playoffs}. Head coach ${coach}.${best.length > 0 ? ` Most points: ${best.join(', ')}, ${most}.` : ''} Every player’s stats.`,
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && factsFor(team)),
  };
}

function factsFor(team: TeamDetail): Partial<PageHead> {
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
      coach: coach.split(', ').map(person),
      athlete: players.map((player) => person(fullName(player))),
    },
    feed: {
      title: `Fan posts about the ${title}`,
      path: `${canonicalPath(seasonPath(year))}/feed.xml`,
    },
  };
}

function pointsOf(player: RosterPlayer): number {
  return player.position === 'G' ? 0 : player.points;
}

function person(name: string) {
  return { '@type': 'Person', name };
}
