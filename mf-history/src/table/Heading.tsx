import { Link } from '@desert/kit';
import type { MouseEvent } from 'react';
import { type Column, explain } from './columns.ts';
import type { SortOrder } from './sort.ts';
import styles from './Heading.module.css';

/** How a table is sorted, and how its headings change that. */
export interface TableSort<Row> {
  order: SortOrder;
  /** The address of the page that is sorted by a column; undefined if nothing is. */
  hrefOf?: (column: Column<Row>) => string | undefined;
  /** Sorts the table in the page. Without it, the router follows the address. */
  onSort?: (column: Column<Row>) => void;
  /** Called with a column that is hovered or focused, and without one when that ends. */
  onAim?: (column?: Column<Row>) => void;
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: TableSort<Row> | undefined;
}

/** The content of a column's heading: a link, if the table can be sorted by it. */
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
      styles.label,
      isRowHeading && styles.rowHeading,
      isText && styles.start,
      isExplained && styles.explained,
    ]
      .filter(Boolean)
      .join(' '),
    title: isExplained ? explain(column) : undefined,
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

/** Clicks with a modifier key open another tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);
