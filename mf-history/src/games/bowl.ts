/** The geometry of a drawn arena: rows of seats on rounded rectangles around the ice, with its middle at 0, 0. */

export interface SeatRow {
  width: number;
  height: number;
  radius: number;
  seats: number;
}

export const ICE = { width: 132, height: 60, radius: 22 };

/** Space from the ice to the first row, between rows, and in addition between the lower and the upper bowl. */
const GLASS = 4;
const ROW_STEP = 2.15;
const CONCOURSE = 4;

const ROWS = { least: 8, most: 40 };

/** Rows for a number of seats, which they share by their lengths; a smaller building has fewer. */
export function layRows(seats: number): SeatRow[] {
  const count = Math.min(ROWS.most, Math.max(ROWS.least, Math.round(Math.sqrt(seats) / 3.3)));
  const rows = Array.from({ length: count }, (_, at) => {
    const out = GLASS + at * ROW_STEP + (at < count * 0.45 ? 0 : CONCOURSE);
    const { width, height, radius } = ICE;
    return { width: width + 2 * out, height: height + 2 * out, radius: radius + out };
  });
  const whole = rows.reduce((sum, row) => sum + measureRow(row), 0);
  let passed = 0;
  return rows.map((row) => {
    const before = Math.round((seats * passed) / whole);
    passed += measureRow(row);
    return Object.assign(row, { seats: Math.round((seats * passed) / whole) - before });
  });
}

function measureRow({ width, height, radius }: Omit<SeatRow, 'seats'>): number {
  return 2 * (width + height - 4 * radius) + 2 * Math.PI * radius;
}

/** The point on a row at a part of the way around, clockwise from the upper left corner, as SVG draws a `rect`. */
export function findPoint(row: Omit<SeatRow, 'seats'>, way: number): [x: number, y: number] {
  const { width, height, radius } = row;
  const corner = (Math.PI * radius) / 2;
  let rest = way * measureRow(row);
  for (let turns = 0; ; turns += 1) {
    const [length, depth] = turns % 2 === 0 ? [width, height] : [height, width];
    const straight = length - 2 * radius;
    if (rest > straight + corner && turns < 3) {
      rest -= straight + corner;
    } else {
      const angle = Math.max(0, rest - straight) / radius;
      const x = Math.min(rest, straight) - straight / 2 + radius * Math.sin(angle);
      const y = radius - depth / 2 - radius * Math.cos(angle);
      return rotatePoint([x, y], turns);
    }
  }
}

function rotatePoint([x, y]: [number, number], quarters: number): [number, number] {
  return quarters === 0 ? [x, y] : rotatePoint([-y, x], quarters - 1);
}

/** The path of lit seats, each a dot. @param lights as in `Attendances` */
export function lightsPath(rows: SeatRow[], lights: number[]): string {
  return lights
    .map((light) => {
      const row = rows[Math.floor(((light % 1000) / 1000) * rows.length)];
      if (!row) return '';
      const seat = Math.floor((Math.floor(light / 1000) / 1000) * row.seats);
      const [x, y] = findPoint(row, (seat + DASH / 2) / row.seats);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    })
    .join('');
}

/** The length of a seat's dash; the rest of the seat is the gap to the next. */
export const DASH = 0.62;

/** Sections that many lights are drawn by. */
export const SECTIONS = 24;

/** The brightness of each section, from 0 to 1: the share of its lights in those of the brightest. */
export function computeBrightnesses(lights: number[]): number[] {
  const bySection = Map.groupBy(lights, (light) => Math.floor((light / 1_000_000) * SECTIONS));
  const counts = Array.from({ length: SECTIONS }, (_, at) => bySection.get(at)?.length ?? 0);
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}
