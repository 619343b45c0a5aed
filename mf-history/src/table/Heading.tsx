import { Link } from '@desert/kit';
import type { MouseEvent } from 'react';
import { type Column, formatColumnMeaning } from './columns.ts';
import type { SortOrder } from './sort.ts';
import styles from './Heading.module.css';

export interface TableSort<Row> {
  order: SortOrder;
  /** Address of the page sorted by a column; undefined if the table cannot be sorted by it. */
  hrefOf?: (column: Column<Row>) => string | undefined;
  /** Sorts without a navigation. By default the router follows the address. */
  onSort?: (column: Column<Row>) => void;
  /** Called with the column on hover and focus, and without one when they end; needs `onSort`. */
  onAim?: (column?: Column<Row>) => void;
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: TableSort<Row> | undefined;
}

export function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  const { label, short, abbreviated, meaning, isRowHeading, isText, isLabelHidden } = column;
  const isExplained = meaning !== undefined || abbreviated === true;
  const text = (
    <>
      {short !== undefined && (
        <span className={abbreviated ? undefined : styles.short} aria-hidden="true">
          {short}
        </span>
      )}
      <span className={abbreviated || isLabelHidden ? 'visually-hidden' : short && styles.long}>
        {label}
      </span>
    </>
  );
  const href = sort?.hrefOf?.(column);
  const shared = {
    className: [
      `positioned flex text-small semibold inherit undecorated ${styles.label}`,
      isRowHeading && styles.rowHeading,
      isText && styles.start,
      isExplained && styles.explained,
    ]
      .filter(Boolean)
      .join(' '),
    title: isExplained ? formatColumnMeaning(column) : undefined,
  };
  if (href === undefined) return column.heading ?? <span {...shared}>{text}</span>;
  if (!sort?.onSort)
    return (
      <Link {...shared} href={href}>
        {text}
      </Link>
    );
  const { onSort, onAim } = sort;
  return (
    <a
      {...shared}
      href={href}
      data-hydrates
      onClick={(event) => isPlain(event) && (event.preventDefault(), onSort(column))}
      onPointerEnter={() => onAim?.(column)}
      onPointerLeave={() => onAim?.()}
      onFocus={() => onAim?.(column)}
      onBlur={() => onAim?.()}
    >
      {text}
    </a>
  );
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);
