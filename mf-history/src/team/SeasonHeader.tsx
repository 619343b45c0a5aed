import { STATS } from '@desert/contract/figures';
import type { Team } from '@desert/contract/history';
import { Link } from '@desert/kit';
import { Fragment } from 'react';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { formatFraction } from '../format.ts';
import { PageHeader } from '../PageHeader.tsx';
import { coachPath, slugOf } from '../paths.ts';
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
        [
          coach.includes(', ') ? 'Head coaches' : 'Head coach',
          <Coaches key="coach" names={coach} />,
        ],
      ]}
    />
  );
}

function Coaches({ names }: { names: string }) {
  return names.split(', ').map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <Link className="target" href={coachPath(slugOf(name))}>
        {name}
      </Link>
    </Fragment>
  ));
}
