/** Lists of draft picks and trades. */
import type { StoredList } from '@desert/contract/history/lists';
import { toSeason, formatSeasonYear } from '@desert/contract/history/seasons';
import tradeSource from '../games/trades.json' with { type: 'json' };
import { toObjects } from '../rows.ts';
import draftSource from './draft.json' with { type: 'json' };
import {
  buildList,
  defineHiddenColumn,
  type ListedPerson,
  defineNumberColumn,
  PLAYER_LINK,
  SLUG,
  defineTextColumn,
} from './list.ts';
import { DRAFT, PRESS, TRADES } from './sources.ts';

type DraftPick = {
  year: number;
  overall: number;
  round: number | null;
  player: string;
  position: string | null;
  country: string | null;
  amateur_team: string;
  team: string;
};

const picks = toObjects<DraftPick>(draftSource, draftSource.picks);

export function listPicks(persons: ListedPerson[]): StoredList {
  const drafted = new Map(
    persons.map((person) => {
      const { draft } = person.facts;
      return [draft && `${draft.year} ${draft.overall}`, person] as const;
    }),
  );
  return buildList(
    {
      name: 'draft',
      title: 'Draft picks',
      about: `All ${picks.length} players the franchise drafted, from 1979 to 2023.`,
      notes: [
        'Games and points are those with the franchise. A dash means that no roster in our sources has the player. Some names are spelled as the source has them.',
        'The league’s list also has two void picks, of 2020 and 2021.',
      ],
      sort: 'year-descending',
      group: 'year',
      filters: ['year', 'team', 'position'],
      sources: [DRAFT, TRADES],
      columns: [
        { key: 'player', label: 'Player', isRowHeading: true, link: PLAYER_LINK },
        SLUG,
        defineNumberColumn('year', 'Year'),
        defineNumberColumn('overall', 'Overall pick', 'Pick'),
        defineHiddenColumn('round', 'Round', 'known for 2023 only'),
        defineTextColumn('position', 'Position', { short: 'Pos' }),
        defineTextColumn('country', 'Country', { unit: 'ISO 3166 code' }),
        defineTextColumn('amateur_team', 'Drafted from'),
        defineHiddenColumn('team', 'Team'),
        defineNumberColumn('gp', 'Games played', 'GP'),
        defineNumberColumn('points', 'Points', 'P'),
      ],
    },
    picks
      .toSorted((a, b) => b.year - a.year || a.overall - b.overall)
      .map((pick) => {
        const { slug, gp, points } = drafted.get(`${pick.year} ${pick.overall}`) ?? {};
        return Object.assign({ slug, gp, points }, pick);
      }),
  );
}

type Trade = [date: string, acquired: string[], given: Record<string, string[]>];

export function listTrades(): StoredList {
  const rows = (tradeSource.trades as unknown as Trade[]).flatMap(([date, acquired, given]) =>
    Object.entries(given).map(([team, what]) => ({
      date,
      team,
      acquired: acquired.join('; ') || 'nothing',
      given: what.join('; ') || 'nothing',
      season: findSeason(date),
    })),
  );
  return buildList(
    {
      name: 'trades',
      title: 'Trades',
      about: `${tradeSource.trades.length} trades of the franchise, from June 9, 1979 to March 8, 2024, in the words of the source.`,
      notes: [
        'Trades to February 22, 2023 come from one list and weren’t checked against a second one. It has few of 2020-21, and trades without a day are left out. It ends there.',
        'The eight after it, and the one of July 28, 2021, come from the press. Others may be missing.',
        'Trades of June to August are in the season after them.',
      ],
      sort: 'date-descending',
      filters: ['season', 'team'],
      sources: [TRADES, PRESS],
      columns: [
        { key: 'date', label: 'Date', isRowHeading: true, format: 'date', unit: 'year-month-day' },
        defineTextColumn('team', 'With'),
        defineTextColumn('acquired', 'Acquired'),
        defineTextColumn('given', 'Given'),
        defineHiddenColumn('season', 'Season'),
      ],
    },
    rows.toReversed(),
  );
}

function findSeason(date: string): string {
  const isSummer = ['06', '07', '08'].includes(date.slice(5, 7));
  return isSummer ? formatSeasonYear(Number(date.slice(0, 4))) : toSeason(date);
}
