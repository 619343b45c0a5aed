import type { TeamDetail } from '@desert/contract/history/history';
import { canonicalPath } from '@desert/contract/pages/head';
import { ShareButton } from '@desert/kit';
import { DatabankCredit } from './credits.tsx';
import { ResultStrip } from './games/ResultStrip.tsx';
import { HistoryNav } from './HistoryNav.tsx';
import { seasonPath } from './paths.ts';
import { GOALIE_COLUMNS, SKATER_COLUMNS } from './stats/columns.ts';
import { Glossary } from './stats/Glossary.tsx';
import { StatsTable } from './stats/StatsTable.tsx';
import { FanPhotos } from './team/FanPhotos.tsx';
import { listTeamLeaders } from './team/leaders.ts';
import { TeamLeaders } from './team/Leaders.tsx';
import { groupByPosition } from './team/roster.ts';
import { SeasonFigures, SeasonHeader } from './team/SeasonHeader.tsx';
import { SeasonNav } from './team/SeasonNav.tsx';
import { SeasonsAlike } from './team/SeasonsAlike.tsx';
import { SeasonTabs } from './team/SeasonTabs.tsx';
import styles from './TeamPage.module.css';

export function TeamPage({ team }: { team: TeamDetail }) {
  const roster = groupByPosition(team.players);
  const { forwards, defensemen, goalies } = roster;
  const from = canonicalPath(seasonPath(team.year));
  return (
    <article className={styles.season}>
      <HistoryNav current="seasons" part />
      <SeasonNav team={team} />
      <SeasonHeader team={team}>
        <TeamLeaders leaders={listTeamLeaders(roster)} from={from} />
      </SeasonHeader>
      <SeasonTabs season={team.year} current="Roster" />
      {team.facts?.note && <p className="space-4">{team.facts.note}</p>}
      <SeasonFigures team={team} />
      {team.results !== '' && (
        <div className="space-5">
          <ResultStrip season={team.year} results={team.results} games={team.games} />
        </div>
      )}
      <FanPhotos photos={team.photos} />
      <Glossary />
      <DatabankCredit />
      <div className={styles.tables}>
        <StatsTable
          download={`teams/${team.year}?list=players`}
          title="Forwards"
          from={from}
          players={forwards}
          columns={SKATER_COLUMNS}
          firstBy="points"
        />
        <StatsTable
          download={`teams/${team.year}?list=players`}
          title="Defensemen"
          from={from}
          players={defensemen}
          columns={SKATER_COLUMNS}
          firstBy="points"
        />
        <StatsTable
          download={`teams/${team.year}?list=players`}
          title="Goalies"
          from={from}
          players={goalies}
          columns={GOALIE_COLUMNS}
          firstBy="gp"
        />
        <div>
          <SeasonsAlike seasons={team.alike} />
          <p className="space-6">
            <ShareButton title={`${team.year} ${team.team_name}`} />
          </p>
        </div>
      </div>
    </article>
  );
}
