import { pluralize } from '@desert/kit/shell';

const UNITS = [
  ['year', 365 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A duration in the largest unit with a whole number: '30 days'. @param ms a whole number of minutes, in ms */
export function formatWholeDuration(ms: number): string {
  const minutes = ms / 60_000;
  const [noun, length] = UNITS.find(([, length]) => minutes % length === 0) ?? ['minute', 1];
  return pluralize(minutes / length, noun);
}
