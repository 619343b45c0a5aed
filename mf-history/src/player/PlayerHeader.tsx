import { gamePath } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import type { PlayerDetail, PlayerSeasonLine } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { formatYears } from '@desert/contract/history/seasons';
import { Link, Sweater } from '@desert/kit';
import { Unknown } from '../figures/FigureText.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { seasonPath } from '../paths.ts';
import { formatPositions } from '../playerText.ts';
import { formatDraftPick, listPlayerHonors, formatPlayerSize } from './factText.ts';
import styles from './PlayerPage.module.css';

export function PlayerHeader({ player }: { player: PlayerDetail }) {
  const { positions, numbers, seasons, birth_date, facts, lines, best_night } = player;
  const honors = facts ? listPlayerHonors(facts) : [];
  const isGoalie = positions[0] === 'G';
  const [first] = lines;
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  const years = seasons > 1 ? `${seasons} seasons, ${formatYears(player)}` : formatYears(player);
  return (
    <PageHeader
      season={getEraSeason(player)}
      art={<Sweater text={`${numbers[0] ?? ''}`} name={player.last_name} />}
      name={formatFullName(player)}
      line={`${formatPositions(positions)} · ${years}`}
      facts={[
        [
          numbers.length > 1 ? 'Jersey numbers' : 'Jersey number',
          numbers.length > 0 ? numbers.join(', ') : <Unknown key="number" />,
        ],
        [
          'Born',
          birth_date === null ? <Unknown key="born" /> : <Day key="born" date={birth_date} />,
        ],
        ['Birthplace', facts?.born_in ?? <Unknown key="birthplace" />],
        [isGoalie ? 'Catches' : 'Shoots', facts?.hand ? HANDS[facts.hand] : <Unknown key="hand" />],
        ['Size', (facts && formatPlayerSize(facts)) ?? <Unknown key="size" />],
        ...(facts?.draft ? [['Drafted', formatDraftPick(facts.draft)] as const] : []),
        [last ? 'First season' : 'Season', first && <PlayerSeason key="first" line={first} />],
        ...(last ? [['Last season', <PlayerSeason key="last" line={last} />] as const] : []),
        ...(best_night
          ? [['Best night since 2009-10', <BestNight key="best" {...best_night} />] as const]
          : []),
      ]}
    >
      {honors.length > 0 && (
        <ul className="row gap-2 space-4" aria-label="Awards and honors">
          {honors.map((honor) => (
            <li key={honor} className={`text-small semibold ${styles.badge}`}>
              {honor}
            </li>
          ))}
        </ul>
      )}
    </PageHeader>
  );
}

export function getEraSeason({ best_season, last_season }: PlayerDetail): string {
  return best_season ?? last_season;
}

function BestNight({ date, game, line }: NonNullable<PlayerDetail['best_night']>) {
  return (
    <>
      <Link href={gamePath(date)}>{game}</Link>
      {`: ${line}`}
    </>
  );
}

const HANDS = { L: 'Left', R: 'Right' };

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}

function PlayerSeason({ line: { year, age } }: { line: PlayerSeasonLine }) {
  return (
    <>
      <Link href={seasonPath(year)}>{year}</Link>
      {age !== null && `, age ${age}`}
    </>
  );
}
