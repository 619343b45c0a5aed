import { canonicalPath, shareCard } from '@desert/contract/head';
import type { TeamDetail } from '@desert/contract/history';
import type { PageHead } from '@desert/contract/page';
import { formatFraction } from '../format.ts';
import { seasonPath } from '../seasonYear.ts';
import { fullName } from '../stats/columns.ts';
import { pointsPercentage } from '../winLoss.ts';
import { leadersOf } from './leaders.ts';
import { groupByPosition } from './roster.ts';

/** What the head says of a season's page. */
export function seasonHead(team: TeamDetail): PageHead {
  const { coach, players, playoffs, record, team_name, year } = team;
  const title = `${year} ${team_name}`;
  const leaders = leadersOf(groupByPosition(players));
  const points = leaders.find(({ statistic }) => statistic === 'Points');
  const best =
    points && ` Most points: ${points.players.map(fullName).join(', ')}, ${points.value}.`;
  return {
    title,
    description: `${team_name} ${year}: record ${record}, ${formatFraction(pointsPercentage(team))} of the points, ${playoffs}. Head coach ${coach}.${best ?? ''} Every player's statistics.`,
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
    feed: { title: `Told of ${title}`, path: `${canonicalPath(seasonPath(year))}/feed.xml` },
  };
}

function person(name: string) {
  return { '@type': 'Person', name };
}
