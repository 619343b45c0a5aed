import type { ReactNode } from 'react';
import styles from './ModerationPage.module.css';

export type Format = (value: number | null) => string;

interface FigureProps {
  name: string;
  value: string;
  note?: string;
  /** By hour, oldest first; null for an hour without figures. */
  values?: (number | null)[];
  format?: Format;
  children?: ReactNode;
}

/** A figure of the site's health, with its chart by hour. */
export function HealthFigure({
  name,
  value,
  note,
  values,
  format = formatKnownCount,
  children,
}: FigureProps) {
  return (
    <li className={styles.figure}>
      <span className="caption">{name}</span>
      <b>{value}</b>
      {note && <span className="caption">{note}</span>}
      {children}
      {values && <HoursChart name={name} values={values} format={format} />}
    </li>
  );
}

const BAR_WIDTH = 10;
const CHART_HEIGHT = 40;

type HoursChartProps = Required<Pick<FigureProps, 'name' | 'values' | 'format'>>;

/** A figure by hour as bars; the text names the least and the greatest. Nothing without any value above 0. */
function HoursChart({ name, values, format }: HoursChartProps) {
  const counted = values.filter((value) => value !== null);
  const most = Math.max(...counted, 0);
  if (most === 0 || values.length < 2) return null;
  const label = `${name} by hour: ${format(Math.min(...counted))} to ${format(most)}`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * BAR_WIDTH} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.hours}
    >
      {values.map((value, at) => {
        const height = ((value ?? 0) / most) * CHART_HEIGHT;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- one bar per hour
            key={at}
            x={at * BAR_WIDTH}
            y={CHART_HEIGHT - height}
            width={BAR_WIDTH - 2}
            height={height}
          />
        );
      })}
    </svg>
  );
}

export function formatKnownCount(count: number | null): string {
  return (count ?? 0).toLocaleString('en-US');
}
