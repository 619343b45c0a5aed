/** The tables of the index. A change here rebuilds it. */
import { createHash } from 'node:crypto';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { SEARCHED_TABLES } from '../kinds.ts';

/** Columns of an index. `tags` has the tokens of filters, which no search input can contain. */
export const COLUMNS = ['title', 'text', 'author', 'tags'] as const;

/**
 * SQL of a contentless full-text table: results are read from the records. Prefixes of 2 to 5 characters are indexed,
 * because a search for a prefix would otherwise have to merge the matches of all its words.
 */
const buildFullTextTable = (name: string) =>
  `CREATE VIRTUAL TABLE ${name} USING fts5(${COLUMNS.join(', ')}, content='', contentless_delete=1, ` +
  `prefix='2 3 4 5', tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '#:_'")`;

/** Name of a table's index that is sorted by amount; its row ids are `toAmountKey`s. */
export const toSortedTableName = (table: string) => `${table}_by_amount`;

/** Name of the table that stores each record's `toAmountKey`, to find its row when the amount changes. */
export const toKeysTableName = (table: string) => `${table}_amounts`;

const LISTED_KINDS = MODERATED_KINDS.filter(({ search }) => search.listed);

export const FULL_TEXT_TABLES = [
  ...SEARCHED_TABLES,
  ...LISTED_KINDS.map(({ name }) => toSortedTableName(name)),
];

const TABLES: Record<string, string> = {
  state:
    'CREATE TABLE state (id INTEGER PRIMARY KEY CHECK (id = 1), version TEXT NOT NULL, lease TEXT NOT NULL, ' +
    'revision INTEGER NOT NULL, noted INTEGER NOT NULL, history TEXT, rebuild_table TEXT, ' +
    'rebuild_after INTEGER NOT NULL)',
  ...Object.fromEntries(FULL_TEXT_TABLES.map((name) => [name, buildFullTextTable(name)])),
  ...Object.fromEntries(
    LISTED_KINDS.map(({ name }) => [
      toKeysTableName(name),
      `CREATE TABLE ${toKeysTableName(name)} (id INTEGER PRIMARY KEY, amount_key INTEGER NOT NULL)`,
    ]),
  ),
  /** Players, coaches, seasons and games as JSON. They change only with the games and history seeds. */
  history:
    'CREATE TABLE history (kind TEXT NOT NULL, id INTEGER NOT NULL, record TEXT NOT NULL, ' +
    'title TEXT NOT NULL, about TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID',
  /** Words of the texts. `sweep-words.ts` removes those that no text has anymore. */
  words: 'CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE)',
};

/** Version of the content. Increase it when documents are built differently, but `TABLES` is unchanged. */
const CONTENT = 7;

/** Version of the index: an index that an earlier version created is rebuilt. */
export const VERSION = createHash('sha256')
  .update(Object.values(TABLES).join() + CONTENT)
  .digest('hex');

/** Statements that drop all tables and create them again. */
export const RECREATE_TABLES = Object.entries(TABLES).flatMap(([name, make]) => [
  `DROP TABLE IF EXISTS ${name}`,
  make,
]);
