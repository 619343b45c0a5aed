import { type Attendances, MAX_LIGHTS } from '@desert/contract/history/attendance';
import type { GameDetail } from '@desert/contract/history/games';
import { Link } from '@desert/kit';
import { LIGHTS_PATH } from '../paths.ts';
import {
  computeBrightnesses,
  DASH,
  ICE,
  lightsPath,
  type SeatRow,
  layRows,
  SECTIONS,
} from './bowl.ts';
import { describeLitSeats } from './gameText.ts';
import styles from './Bowl.module.css';

/** Seats of the drawing if neither the crowd nor the capacity is known; only its lights are drawn. */
const UNKNOWN_SEATS = 17_000;

interface BowlProps {
  game: Pick<GameDetail, 'attendance' | 'capacity'>;
  attendances: Attendances;
}

/** The arena of a home game as a drawn bowl, in which each member who was there lights a seat. */
export function Bowl({ game: { attendance, capacity }, attendances }: BowlProps) {
  const { count, lights, own } = attendances;
  const seats = attendance ?? capacity;
  const rows = layRows(seats ?? UNKNOWN_SEATS);
  return (
    <figure className={`stack gap-2 ${styles.bowl}`}>
      <svg viewBox="-161 -124 322 248" aria-hidden="true" focusable="false">
        <Rink />
        {seats !== null && (
          <g className={styles.seats} strokeDasharray={`${DASH} ${1 - DASH}`}>
            {rows.map((row) => (
              <Around key={row.width} row={row} pathLength={row.seats} />
            ))}
          </g>
        )}
        {count > MAX_LIGHTS ? (
          <Sections rows={rows} lights={lights} />
        ) : (
          <path className={styles.lights} d={lightsPath(rows, lights)} />
        )}
        {own && <path className={styles.own} d={lightsPath(rows, [own.light])} />}
      </svg>
      <figcaption className="text-center text-small">
        {`${describeLitSeats(count, attendance, capacity)} `}
        <Link className="target" href={LIGHTS_PATH}>
          The most lit nights
        </Link>
      </figcaption>
    </figure>
  );
}

function Rink() {
  const { width, height, radius } = ICE;
  return (
    <>
      <Around row={ICE} className={styles.ice} />
      <path
        className={styles.lines}
        d={`M-24 -30v${height}M24 -30v${height}M0 -9a9 9 0 0 1 0 18a9 9 0 0 1 0 -18`}
      />
      <path
        className={styles.red}
        d={`M0 -30v${height}M${radius - width / 2} -30v${height}M${width / 2 - radius} -30v${height}`}
      />
    </>
  );
}

interface AroundProps {
  row: Omit<SeatRow, 'seats'>;
  className?: string | undefined;
  pathLength?: number;
  strokeDashoffset?: number;
  strokeWidth?: number;
  opacity?: number;
}

function Around({ row: { width, height, radius }, ...rest }: AroundProps) {
  return (
    <rect
      x={-roundToTenth(width / 2)}
      y={-roundToTenth(height / 2)}
      width={roundToTenth(width)}
      height={roundToTenth(height)}
      rx={roundToTenth(radius)}
      {...rest}
    />
  );
}

const roundToTenth = (length: number) => Math.round(length * 10) / 10;

/** Lights too many to draw one by one: each section as bright as its share. */
function Sections({ rows, lights }: { rows: SeatRow[]; lights: number[] }) {
  const [first, middle, last] = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  if (!first || !middle || !last) return null;
  return (
    <g className={styles.sections} strokeDasharray={`0.9 ${SECTIONS - 0.9}`}>
      {computeBrightnesses(lights).map((brightness, at) => (
        <Around
          // oxlint-disable-next-line react/no-array-index-key -- a section is its place
          key={at}
          row={middle}
          pathLength={SECTIONS}
          strokeDashoffset={-at}
          strokeWidth={(last.width - first.width) / 2}
          opacity={Math.round(brightness * 70) / 100}
        />
      ))}
    </g>
  );
}
