import type { PlayerSummary } from '@desert/contract/players';
import { addressWithout, Link, listAddress } from '@desert/kit';
import { byLetter, hasLetters } from './letters.ts';
import { columnsFor, type PlayerColumn, type PlayerSort, sortIn } from './playerColumns.ts';
import { PLAYERS_PATH } from './playerFilters.ts';
import { PlayerRow } from './PlayerRow.tsx';
import styles from './PlayersTable.module.css';

interface PlayersTableProps {
  /** What the list is: its name for screen readers. */
  name: string;
  players: readonly PlayerSummary[];
  /** The query string of the page. */
  search: string;
}

const NAME = { label: 'Name', sort: '', direction: 'ascending', onPhone: true } as const;

/** Players, a row each, under headings that sort the list. On a phone a row's lesser facts stand below the name. */
export function PlayersTable({ name, players, search }: PlayersTableProps) {
  const given = new URLSearchParams(search);
  const sort = sortIn(given);
  const columns = columnsFor(given.get('position') ?? '');
  const from = addressWithout(PLAYERS_PATH, search);
  const rowsOf = (some: readonly PlayerSummary[]) =>
    some.map((player) => (
      <PlayerRow key={player.id} player={player} columns={columns} sort={sort} from={from} />
    ));
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {[NAME, ...columns].map((column) => (
              <Heading key={column.label} column={column} sort={sort} search={search} />
            ))}
          </tr>
        </thead>
        {sort === '' && hasLetters(players) ? (
          byLetter(players).map(({ letter, players: some }) => (
            <tbody key={some[0]?.id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles.letter}>
                  {letter}
                </th>
              </tr>
              {rowsOf(some)}
            </tbody>
          ))
        ) : (
          <tbody>{rowsOf(players)}</tbody>
        )}
      </table>
    </div>
  );
}

interface HeadingProps {
  column: Pick<PlayerColumn, 'label' | 'meaning' | 'sort' | 'direction' | 'onPhone'>;
  sort: string;
  search: string;
}

/** A column's heading: where the list can be sorted by it, a link to the list that is. */
function Heading({ column, sort, search }: HeadingProps) {
  const { label, meaning, onPhone } = column;
  const text = (
    <>
      {label}
      {meaning !== undefined && <span className="visually-hidden">{`, ${meaning}`}</span>}
    </>
  );
  return (
    <th
      scope="col"
      className={`${styles.heading} ${onPhone ? '' : styles.wide}`}
      aria-sort={column.sort === sort ? column.direction : undefined}
    >
      {column.sort === undefined ? (
        <span className={styles.label} title={meaning}>
          {text}
        </span>
      ) : (
        <Link className={styles.label} title={meaning} href={sortedBy(column.sort, search)}>
          {text}
        </Link>
      )}
    </th>
  );
}

/** The address of the list in another order, from its beginning. */
function sortedBy(sort: PlayerSort, search: string): string {
  const query = addressWithout('', search, 'sort').slice(1);
  return listAddress(PLAYERS_PATH, [...new URLSearchParams(query), ['sort', sort]]);
}
