import { downloadPath } from '@desert/contract/history/lists';
import { memo, type ReactNode } from 'react';
import { Unknown } from '../figures/FigureText.tsx';
import { type Column, getCellValue } from './columns.ts';
import { Heading, type TableSort } from './Heading.tsx';
import styles from './DataTable.module.css';

interface TableProps<Row> {
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** This array and the row objects must keep their identity, so that sorting does not rerender cells. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The table's document, and where in it, for its downloads: 'teams/2011-12?list=players'. */
  download?: string | undefined;
  sort?: TableSort<Row>;
  /** Heading of a row's group. Rows of a group must be consecutive. */
  groupOf?: ((row: Row) => string) | undefined;
  isMarked?: (row: Row) => boolean;
  renderTotal?: (column: Column<Row>) => ReactNode;
}

export function ScrollingTable<Row>(props: TableProps<Row>) {
  return (
    <div className={`${styles.frame} ${styles.scrolls}`}>
      {/* The arrow keys scroll the element that has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div {...props.name} className={styles.scroll} role="region" tabIndex={0}>
        <Table {...props} />
      </div>
      <Downloads path={props.download} />
    </div>
  );
}

export function FoldingTable<Row>(props: TableProps<Row>) {
  return (
    <div className={`${styles.frame} ${styles.folds}`}>
      <Table {...props} />
      <Downloads path={props.download} />
    </div>
  );
}

function Downloads({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <p className="row gap-2 caption">
      {(['csv', 'json'] as const).map((format) => (
        <a key={format} className="target pill" href={downloadPath(format, path)} download>
          <span className="visually-hidden">Download this table as </span>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

/** A table described by its columns. Sortable headings are links, so that sorting works without a script. */
function Table<Row>(props: TableProps<Row>) {
  const { name, columns, rows, rowKey, sort, groupOf, isMarked, renderTotal } = props;
  const sorted = columns.findIndex(({ key }) => key === sort?.order.column);
  const groups = groupRows(rows, groupOf);
  return (
    <table
      {...name}
      className={`fill figures ${styles.table}`}
      data-sorted={sorted < 0 ? undefined : sorted + 1}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={joinClassNames(
                column.isRowHeading && styles.rowHeading,
                column.isText && styles.text,
                column.isFolded && styles.folded,
              )}
              aria-sort={sort?.order.column === column.key ? sort.order.direction : undefined}
            >
              <Heading column={column} sort={sort} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, some]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                {group}
              </th>
            </tr>
          )}
          {some.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} marked={isMarked?.(row)} />
          ))}
        </tbody>
      ))}
      {renderTotal && (
        <tfoot>
          <tr>
            {columns.map((column) =>
              column.isRowHeading ? (
                <th key={column.key} scope="row">
                  {renderTotal(column)}
                </th>
              ) : (
                <td key={column.key}>{renderTotal(column)}</td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => string = () => '') {
  const groups: [name: string, rows: Row[]][] = [];
  for (const row of rows) {
    const name = groupOf(row);
    if (groups.at(-1)?.[0] !== name) groups.push([name, []]);
    groups.at(-1)?.[1].push(row);
  }
  return groups;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  marked: boolean | undefined;
}

/** A row, memoized so that sorting reorders rows without rendering them. */
const TableRow = memo(function TableRow<Row>({ row, columns, marked }: TableRowProps<Row>) {
  return (
    <tr className={marked ? styles.marked : undefined}>
      {columns.map((column) => {
        const { key, isRowHeading, isText, isFolded, renderCell } = column;
        const content = renderCell ? renderCell(row) : <Value column={column} row={row} />;
        return isRowHeading ? (
          <th key={key} scope="row" className={styles.rowHeading}>
            {content}
          </th>
        ) : (
          <td
            key={key}
            className={joinClassNames(isText && styles.text, isFolded && styles.folded)}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function Value<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = getCellValue(column, row);
  if (value === null) return <Unknown />;
  return typeof value === 'number' && column.format ? column.format(value) : value;
}

export function RowFacts({ children }: { children: ReactNode }) {
  return <span className={`caption regular block ${styles.facts}`}>{children}</span>;
}

const joinClassNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
