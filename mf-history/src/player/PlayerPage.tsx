import { logPath } from '@desert/contract/history/lists';
import type { PlayerDetail, PlayerSeasonLine } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { ButtonLink, getEraClass, Link, ShareButton } from '@desert/kit';
import { AboutStats, Databank } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { GOALIE_COLUMNS, SKATER_COLUMNS } from '../stats/columns.ts';
import { Glossary } from '../stats/Glossary.tsx';
import { FanPhotos } from '../team/FanPhotos.tsx';
import { listPlayerFigures } from './figures.ts';
import { Figures } from './Figures.tsx';
import { FactsCredit, PlayerFactSections } from './PlayerFacts.tsx';
import { getEraSeason, PlayerHeader } from './PlayerHeader.tsx';
import { PlayerNav } from './PlayerNav.tsx';
import { SeasonsTable } from './SeasonsTable.tsx';
import { WornNumbers } from './WornNumbers.tsx';
import { Years } from './Years.tsx';
import styles from './PlayerPage.module.css';

export function PlayerPage({ player }: { player: PlayerDetail }) {
  const { facts, lines, list, logged = 0, photos, slug, worn } = player;
  const [ofGoalie, ofSkater] = [lines.filter(isOfGoalie), lines.filter(isOfSkater)];
  return (
    <article className={`${styles.player} ${getEraClass(getEraSeason(player))}`}>
      <HistoryNav current="players" part />
      {list && <PlayerNav list={list} />}
      <PlayerHeader player={player} />
      <Figures figures={listPlayerFigures(player)} />
      <p className="caption measure space-2">
        Regular seasons only. Ranks are among everyone who played for the franchise.
      </p>
      <FanPhotos photos={photos} />
      <div className={`stack gap-0 ${styles.parts}`}>
        <Years player={player} />
        <div className={styles.table}>
          {ofSkater.length > 0 && (
            <SeasonsTable player={player} lines={ofSkater} columns={SKATER_COLUMNS} />
          )}
          {ofGoalie.length > 0 && (
            <SeasonsTable player={player} lines={ofGoalie} columns={GOALIE_COLUMNS} />
          )}
          {logged > 0 && (
            <p>
              <Link className="target" href={logPath(slug)}>
                {`Game by game: ${logged} games, best nights, streaks, and milestones`}
              </Link>
            </p>
          )}
          <Glossary />
          <AboutStats>
            <p>
              Stats through 2017-18 come from the Hockey Databank, and later ones from the league’s
              box scores. Most jersey numbers are known from 2002-03 on. A dash means it’s not in
              our sources.
            </p>
            {facts && <FactsCredit />}
            <Databank />
          </AboutStats>
        </div>
        <WornNumbers worn={worn} />
      </div>
      {facts && <PlayerFactSections facts={facts} slug={slug} />}
      <p className="row space-6">
        <ButtonLink look="quiet" href={`/history/compare?a=${slug}`}>
          Compare players
        </ButtonLink>
        <ShareButton title={formatFullName(player)} />
      </p>
    </article>
  );
}

type Line<Position> = Extract<PlayerSeasonLine, { position: Position }>;

function isOfGoalie(line: PlayerSeasonLine): line is Line<'G'> {
  return line.position === 'G';
}

function isOfSkater(line: PlayerSeasonLine): line is Exclude<PlayerSeasonLine, Line<'G'>> {
  return line.position !== 'G';
}
