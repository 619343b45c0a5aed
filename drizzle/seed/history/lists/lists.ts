/** The documents of lists: the index of all, and one each. */
import type { ListedList, StoredList } from '@desert/contract/history/lists';
import { formatFullName } from '@desert/contract/history/roster';
import { sourceGames } from '../games/games.ts';
import { placeAll } from '../games/log.ts';
import { getPersonName, type Person } from '../identities.ts';
import { getPlayerFacts } from '../player-facts.ts';
import { indexDocuments, type HistoryDocuments } from '../rows.ts';
import type { SourceSeason } from '../seasons.ts';
import { sumLines } from '../totals.ts';
import { listAwards, listCaptains, listHonors } from './honors.ts';
import {
  listGoalieSeasons,
  listPlayoffs,
  listSkaterSeasons,
  type SeasonPerson,
} from './leaders.ts';
import { listPicks, listTrades } from './moves.ts';
import { listAgainst, listTeamSeasons } from './teams.ts';

export function listDocuments(
  all: SourceSeason[],
  people: Person[],
  slugOf: (id: number) => string,
): HistoryDocuments {
  const persons = people.map((person): SeasonPerson => {
    const { id, lines } = person;
    const { gp, points } = sumLines(lines);
    const name = formatFullName(getPersonName(person));
    return { id, slug: slugOf(id), name, gp, points, facts: getPlayerFacts(id), person };
  });
  const placed = placeAll(sourceGames, all);
  const lists = [
    listSkaterSeasons(persons),
    listGoalieSeasons(persons),
    listTeamSeasons(all, placed),
    listPlayoffs(persons),
    listAgainst(persons, placed),
    listPicks(persons),
    listTrades(),
    listCaptains(persons),
    listAwards(persons),
    listHonors(persons),
  ];
  return { lists: lists.map(indexRow), ...indexDocuments('lists', lists, ({ name }) => name) };
}

function indexRow({ name, title, about, sources, rows }: StoredList): ListedList {
  return { name, title, about, sources, rows: rows.length };
}
