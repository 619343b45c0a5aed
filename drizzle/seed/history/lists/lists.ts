/** The documents of lists: the index of all, and one each. */
import type { ListedList, StoredList } from '@desert/contract/history/lists';
import { fullName } from '@desert/contract/history/roster';
import { nameOf, type Person } from '../identities.ts';
import { factsOf } from '../player-facts.ts';
import { byKey, type HistoryDocuments } from '../rows.ts';
import { totalsOf } from '../totals.ts';
import { listAwards, listCaptains, listHonors } from './honors.ts';
import type { ListedPerson } from './list.ts';
import { listPicks, listTrades } from './moves.ts';

export function listDocuments(people: Person[], slugOf: (id: number) => string): HistoryDocuments {
  const persons = people.map((person): ListedPerson => {
    const { id, lines } = person;
    const { gp, points } = totalsOf(lines);
    const name = fullName(nameOf(person));
    return { id, slug: slugOf(id), name, gp, points, facts: factsOf(id) };
  });
  const lists = [
    listPicks(persons),
    listTrades(),
    listCaptains(persons),
    listAwards(persons),
    listHonors(persons),
  ];
  return { lists: lists.map(indexRow), ...byKey('lists', lists, ({ name }) => name) };
}

function indexRow({ name, title, about, sources, rows }: StoredList): ListedList {
  return { name, title, about, sources, rows: rows.length };
}
