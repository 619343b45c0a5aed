import { COMPARED, type Comparison, type ComparedSubject } from '@desert/contract/compare';
import type { Database } from '../../database/open.ts';
import { readPlayers } from '../players/player-index.ts';
import { playerRows, readPlayerColumns } from './player-rows.ts';
import { readSeasonColumns, seasonRows } from './season-rows.ts';
import { type Compared, comparedSubjects, type Subject } from './subjects.ts';

type AskedComparison = Partial<Record<(typeof COMPARED)[number], string | undefined>>;

export async function compare(database: Database, asked: AskedComparison): Promise<Comparison> {
  const named = COMPARED.flatMap((name) => {
    const text = asked[name];
    return text ? [{ name, asked: text }] : [];
  });
  if (named.length === 0) return { kind: null, subjects: [], rows: [] };
  const compared = comparedSubjects(named, await readPlayers(database));
  const kind = compared.find(({ subject }) => subject)?.subject?.kind ?? null;
  const columns = compared.flatMap(({ subject, problem }) =>
    subject && !problem ? [subject] : [],
  );
  return {
    kind,
    subjects: compared.map(subjectJson),
    rows:
      kind === 'players'
        ? await rowsOfPlayers(database, columns)
        : await rowsOfSeasons(database, columns),
  };
}

async function rowsOfPlayers(database: Database, subjects: Subject[]) {
  const players = subjects.flatMap((one) => (one.kind === 'players' ? [one.player] : []));
  return playerRows(await readPlayerColumns(database, players));
}

async function rowsOfSeasons(database: Database, subjects: Subject[]) {
  const years = subjects.flatMap((one) => (one.kind === 'seasons' ? [one.year] : []));
  return seasonRows(await readSeasonColumns(database, years));
}

function subjectJson({ name, asked, subject, problem, choices }: Compared): ComparedSubject {
  if (!subject) return { name, asked, found: null, problem, ...(choices && { choices }) };
  const { label, about, path, value } = subject;
  return { name, asked, found: { label, about, path, value }, problem };
}
