/** Facts about players, by person. SOURCES.md names the sources, and how names were matched. */
import type {
  GoaliePlayoffLine,
  PlayerFacts,
  PlayoffLine,
} from '@desert/contract/history/player-facts';
import source from './player-facts.json' with { type: 'json' };
import { objectsOf } from './rows.ts';
import { totalsOf } from './totals.ts';

type Rows = unknown[][];

interface SourceFacts {
  draft?: unknown[];
  playoffs?: Rows;
  goalie_playoffs?: Rows;
  awards?: Rows;
  captain?: string[];
  trades?: Rows;
}

const columnsOf = (names: string) => ({ columns: names.split(' ') });
const DRAFT = columnsOf('year overall round team');
const SKATER = columnsOf('year gp goals assists points pims plus_minus');
const GOALIE = columnsOf('year gp wins losses shutouts minutes goals_against shots_against');
const AWARD = columnsOf('season award others');
const TRADE = columnsOf('date direction team');

export const playerFacts = source as unknown as Record<string, SourceFacts>;

export function factsOf(id: number): PlayerFacts {
  const { draft, ...facts } = playerFacts[id] ?? {};
  const { playoffs = [], goalie_playoffs = [], awards = [], captain = [], trades = [] } = facts;
  const [pick] = objectsOf<NonNullable<PlayerFacts['draft']>>(DRAFT, draft ? [draft] : []);
  return {
    ...facts,
    ...(pick && { draft: pick }),
    playoffs: objectsOf<PlayoffLine>(SKATER, playoffs.toSorted(byYear)),
    goalie_playoffs: objectsOf<Parameters<typeof goalieLine>[0]>(
      GOALIE,
      goalie_playoffs.toSorted(byYear),
    ).map(goalieLine),
    awards: objectsOf<PlayerFacts['awards'][number]>(AWARD, awards).map((award) =>
      Object.assign({ others: null }, award),
    ),
    captain,
    trades: objectsOf(TRADE, trades),
  };
}

const byYear = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1);

function goalieLine(
  line: Omit<GoaliePlayoffLine, 'gaa' | 'svp'> & {
    minutes: number;
    goals_against: number;
    shots_against: number | null;
  },
): GoaliePlayoffLine {
  const { year, gp, wins, losses, shutouts } = line;
  const { gaa, svp } = totalsOf([line]);
  return { year, gp, wins, losses, shutouts, gaa, svp };
}
