import { STATS } from '@desert/contract/figures';
import type { PLAYER_SORTS, PlayerSummary } from '@desert/contract/players';

/** What the list is sorted by: as in its address, '' for by name. */
export type PlayerSort = (typeof PLAYER_SORTS)[number] | '';

/** A column of the list of players, after the name. */
export interface PlayerColumn {
  label: string;
  /** What the heading stands for, where it is an abbreviation. */
  meaning?: string;
  /** Its text; null where nobody knows it, '' where there is none of him. */
  textOf: (player: PlayerSummary) => number | string | null;
  /** The sort by it, where the list has one, and the direction of it. */
  sort?: PlayerSort;
  direction?: 'ascending' | 'descending';
  /** Whether it is a column on a phone, too. */
  onPhone?: true;
  /** Whose column it is, where it is not everybody's. */
  of?: 'goalies';
}

const number = (player: PlayerSummary) => player.numbers.join(', ') || null;
const isGoalie = ({ positions }: PlayerSummary) => positions.includes('G');

const headingOf = ({ label, short }: (typeof STATS)[keyof typeof STATS]) => ({
  label: short,
  meaning: label,
});

const COLUMNS: readonly PlayerColumn[] = [
  {
    label: STATS.position.short,
    meaning: `${STATS.position.label}: C center, L left wing, R right wing, D defenseman, G goalie`,
    textOf: ({ positions }) => positions.join(', '),
  },
  {
    ...headingOf(STATS.number),
    textOf: number,
    sort: 'number',
    direction: 'ascending',
  },
  {
    label: 'First',
    meaning: 'First season',
    textOf: ({ first_season }) => first_season,
    sort: 'first',
    direction: 'ascending',
  },
  {
    label: 'Last',
    meaning: 'Last season',
    textOf: ({ last_season }) => last_season,
    sort: 'last',
    direction: 'descending',
  },
  { label: 'Seasons', textOf: ({ seasons }) => seasons, sort: 'seasons', direction: 'descending' },
  {
    ...headingOf(STATS.gp),
    textOf: ({ gp }) => gp,
    sort: 'games',
    direction: 'descending',
    onPhone: true,
  },
  {
    ...headingOf(STATS.goals),
    textOf: ({ goals }) => goals,
    sort: 'goals',
    direction: 'descending',
  },
  { ...headingOf(STATS.assists), textOf: ({ assists }) => assists },
  {
    ...headingOf(STATS.points),
    textOf: ({ points }) => points,
    sort: 'points',
    direction: 'descending',
    onPhone: true,
  },
  {
    ...headingOf(STATS.wins),
    textOf: (player) => (isGoalie(player) ? player.wins : ''),
    onPhone: true,
    of: 'goalies',
  },
];

/** The columns of a list. @param position its filter, '' where there is none */
export function columnsFor(position: string): readonly PlayerColumn[] {
  const goalies = position === '' || position === 'G';
  return COLUMNS.filter((column) => goalies || column.of !== 'goalies');
}

/** What a list is sorted by. @param given the query of its page; what it does not know is by name, as `newest` is */
export function sortIn(given: URLSearchParams): PlayerSort {
  const asked = given.get('sort') ?? '';
  return COLUMNS.find(({ sort }) => sort === asked)?.sort ?? '';
}
