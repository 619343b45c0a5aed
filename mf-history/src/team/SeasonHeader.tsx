import { STATS } from '@desert/contract/figures';
import type { Team } from '@desert/contract/history';
import { formatFraction } from '../format.ts';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { parseRecord, pointsPercentage, spellRecord } from '../winLoss.ts';

export function SeasonHeader({ team }: { team: Team }) {
  const { team_name, year, record, playoffs, coach } = team;
  return (
    <PageHeader
      name={team_name}
      line={`${year} (${record})`}
      facts={[
        ['Record', spellRecord(parseRecord(year, record))],
        [STATS.points_percentage.label, formatFraction(pointsPercentage(team))],
        ['Playoffs', <NoBreakNumbers key="playoffs" text={playoffs} />],
        [coach.includes(', ') ? 'Head coaches' : 'Head coach', coach],
      ]}
    />
  );
}
