import type { HistoryList, ListColumn, ListRow } from '@desert/contract/history/lists';
import { formatDay } from '@desert/contract/history/months';
import { Link, listAddress } from '@desert/kit';
import {
  formatCount,
  formatFraction,
  formatGoalsAgainstAverage,
  formatPlusMinus,
} from '../format.ts';
import type { Column } from '../table/columns.ts';
import type { Direction, SortOrder } from '../table/sort.ts';

const FORMATS = {
  count: formatCount,
  signed: formatPlusMinus,
  fraction: formatFraction,
  average: formatGoalsAgainstAverage,
};

/** The columns of a list's table. */
export function showColumns({ columns }: HistoryList): Column<ListRow>[] {
  return columns.filter(({ isHidden }) => !isHidden).map(showColumn);
}

function showColumn({
  key,
  label,
  short,
  format,
  isText,
  isRowHeading,
  link,
  isFolded,
}: ListColumn): Column<ListRow> {
  const isNamed = isText || isRowHeading;
  const linkText = (row: ListRow) => {
    const value = row[key] ?? null;
    return typeof value === 'string' && format === 'date' ? formatDay(value) : value;
  };
  return {
    key,
    label,
    ...(short !== undefined && { short, abbreviated: true }),
    ...(isText && { isText }),
    ...(isFolded && { isFolded }),
    ...(isRowHeading && { isRowHeading }),
    first: isNamed && format !== 'date' ? 'ascending' : 'descending',
    value: linkText,
    ...(format && format !== 'date' && { format: FORMATS[format] }),
    ...(link !== undefined && {
      renderCell: (row: ListRow) => {
        const path = fillLink(link, row);
        const text = linkText(row) ?? '–';
        return path === null ? (
          text
        ) : (
          <Link className="tap-area" href={path}>
            {text}
          </Link>
        );
      },
    }),
  };
}

/** An address with the row's values; null if one is unknown. */
function fillLink(link: string, row: ListRow): string | null {
  const names = Array.from(link.matchAll(/:(\w+)/g), ([, name = '']) => name);
  if (names.some((name) => (row[name] ?? '') === '')) return null;
  return link.replace(/:(\w+)/g, (_, name: string) => String(row[name]));
}

export function readSort(sort: string): SortOrder {
  const [column = '', direction] = sort.split('-');
  return { column, direction: direction === 'ascending' ? 'ascending' : 'descending' };
}

/** The address of a list sorted by a column, or in the other direction if it already is. */
export function sortPath(
  path: string,
  search: string,
  sort: string,
  key: string,
  first: Direction = 'descending',
): string {
  const { column, direction } = readSort(sort);
  const reversed = direction === 'ascending' ? 'descending' : 'ascending';
  return buildListAddress(path, search, { sort: `${key}-${column === key ? reversed : first}` });
}

/** The address of a list with changed parameters, on its first page unless the page is given. */
export function buildListAddress(
  path: string,
  search: string,
  changes: { sort?: string; page?: number },
): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return listAddress(path, query);
}
