import { STATS } from '@desert/contract/history/figures';
import type { SeasonFacts, Team } from '@desert/contract/history/history';
import { Link } from '@desert/kit';
import { Fragment, type ReactNode } from 'react';
import { NoBreakNumbers, Unknown } from '../figures/FigureText.tsx';
import { formatFraction, formatRank } from '../format.ts';
import { Facts, PageHeader } from '../PageHeader.tsx';
import { coachPath, playerPath, toPathSlug } from '../paths.ts';
import { parseRecord, computePointsPercentage, spellRecord } from '../winLoss.ts';

interface SeasonProps {
  team: Team & { facts?: SeasonFacts };
  children?: ReactNode;
}

export function SeasonHeader({ team, children }: SeasonProps) {
  const { team_name, year, record, playoffs, coach, facts } = team;
  return (
    <PageHeader
      season={year}
      name={team_name}
      line={`${year} (${record})`}
      facts={[
        ['Record', spellRecord(parseRecord(year, record))],
        ['Playoffs', <NoBreakNumbers key="playoffs" text={playoffs} />],
        [
          coach.includes(', ') ? 'Head coaches' : 'Head coach',
          <Coaches key="coach" names={coach} />,
        ],
        ...(facts ? [['Captain', <Captains key="captain" {...facts} />] as const] : []),
      ]}
    >
      {children}
    </PageHeader>
  );
}

export function SeasonFigures({ team }: SeasonProps) {
  const { facts } = team;
  return (
    <Facts
      facts={[
        ...(facts ? [['Standings points', facts.points] as const] : []),
        [STATS.points_percentage.label, formatFraction(computePointsPercentage(team))],
        ...(facts ? listSeasonFigures(facts) : []),
      ]}
    />
  );
}

function listSeasonFigures({ goals_for, goals_against, division, home, road }: SeasonFacts) {
  return [
    ['Goals for and against', `${goals_for} and ${goals_against}`],
    [
      'Division',
      division === null ? (
        <Unknown key="division" />
      ) : (
        `${formatRank(division.place)} in the ${division.name}`
      ),
    ],
    ['Home and road', <NoBreakNumbers key="home" text={`${home} and ${road}`} />],
  ] as const;
}

function Captains({ captains }: SeasonFacts) {
  if (captains === null) return <Unknown />;
  if (captains.length === 0) return 'None';
  return captains.map(({ slug, name }, at) => (
    <Fragment key={slug}>
      {at > 0 && ', '}
      <Link className="target" href={playerPath(slug)}>
        {name}
      </Link>
    </Fragment>
  ));
}

function Coaches({ names }: { names: string }) {
  return names.split(', ').map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <Link className="target" href={coachPath(toPathSlug(name))}>
        {name}
      </Link>
    </Fragment>
  ));
}
