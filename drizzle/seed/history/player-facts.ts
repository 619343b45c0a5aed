/** Facts about players, by person. SOURCES.md names the sources, and how names were matched. */
import type {
  GoaliePlayoffLine,
  PlayerFacts,
  PlayoffLine,
} from '@desert/contract/history/player-facts';
import source from './player-facts.json' with { type: 'json' };
import { toObjects } from './rows.ts';
import { sumLines } from './totals.ts';

type Rows = unknown[][];

interface SourceFacts {
  draft?: unknown[];
  playoffs?: Rows;
  goalie_playoffs?: Rows;
  awards?: Rows;
  captain?: string[];
  trades?: Rows;
}

const toColumns = (names: string) => ({ columns: names.split(' ') });
const DRAFT = toColumns('year overall round team');
const SKATER = toColumns('year gp goals assists points pims plus_minus');
const GOALIE = toColumns('year gp wins losses shutouts minutes goals_against shots_against');
const AWARD = toColumns('season award others');
const TRADE = toColumns('date direction team');

export const playerFacts = source as unknown as Record<string, SourceFacts>;

export function getPlayerFacts(id: number): PlayerFacts {
  const { draft, ...facts } = playerFacts[id] ?? {};
  const { playoffs = [], goalie_playoffs = [], awards = [], captain = [], trades = [] } = facts;
  const [pick] = toObjects<NonNullable<PlayerFacts['draft']>>(DRAFT, draft ? [draft] : []);
  return {
    ...facts,
    ...(pick && { draft: pick }),
    playoffs: toObjects<PlayoffLine>(SKATER, playoffs.toSorted(compareYears)),
    goalie_playoffs: toObjects<Parameters<typeof toGoaliePlayoffLine>[0]>(
      GOALIE,
      goalie_playoffs.toSorted(compareYears),
    ).map(toGoaliePlayoffLine),
    awards: toObjects<PlayerFacts['awards'][number]>(AWARD, awards).map((award) =>
      Object.assign({ others: null }, award),
    ),
    captain,
    trades: toObjects(TRADE, trades),
  };
}

const compareYears = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1);

function toGoaliePlayoffLine(
  line: Omit<GoaliePlayoffLine, 'gaa' | 'svp'> & {
    minutes: number;
    goals_against: number;
    shots_against: number | null;
  },
): GoaliePlayoffLine {
  const { year, gp, wins, losses, shutouts } = line;
  const { gaa, svp } = sumLines([line]);
  return { year, gp, wins, losses, shutouts, gaa, svp };
}
