import { ARIZONA_BEHIND_UTC_MS, MONTHS } from '@desert/contract/history/months';
import { useHydratedValue } from '../app/hydration.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface TimeProps {
  iso: string;
  hour?: boolean;
  /**
   * Whether to say how long ago it was, for a week, with the exact time as title. Last in its line, because the server
   * renders the date.
   */
  ago?: boolean;
}

/**
 * An instant in the reader's time zone, such as 'Nov 21, 2026', with `hour` 'Nov 21, 2026, 4:37 PM'. The server renders
 * it in Arizona's, for readers without scripts.
 */
export function Time({ iso, hour = false, ago = false }: TimeProps) {
  const inArizona = (withHour: boolean) =>
    formatTime(Date.parse(iso) - ARIZONA_BEHIND_UTC_MS, withHour);
  const text = useHydratedValue(
    () => (ago && formatAgo(iso)) || formatForReader(iso, hour),
    () => inArizona(hour),
  );
  const title = useHydratedValue(
    () => (ago ? formatForReader(iso, true) : undefined),
    () => (ago ? inArizona(true) : undefined),
  );
  return (
    <time dateTime={iso} title={title}>
      {text}
    </time>
  );
}

/** Rewrites the dates in a static widget, which is never hydrated, for the reader: those with a title are relative. */
export function localizeTimes(place: HTMLElement): void {
  // Others are calendar days, not instants.
  for (const time of place.querySelectorAll<HTMLTimeElement>('time[datetime*="T"]')) {
    const { dateTime, title } = time;
    time.textContent = (title && formatAgo(dateTime)) || formatForReader(dateTime, false);
    if (title) time.title = formatForReader(dateTime, true);
  }
}

/** How long ago a time of the last week was: '2 hours ago'; '' for others. */
function formatAgo(iso: string): string {
  const elapsed = Date.now() - Date.parse(iso);
  // The clocks of server and reader may differ.
  if (elapsed < -MINUTE_MS || elapsed >= 7 * DAY_MS) return '';
  if (elapsed < MINUTE_MS) return 'a moment ago';
  const [unit, word] =
    elapsed < HOUR_MS
      ? ([MINUTE_MS, 'minute'] as const)
      : elapsed < DAY_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([DAY_MS, 'day'] as const);
  const count = Math.floor(elapsed / unit);
  return `${count} ${word}${count === 1 ? '' : 's'} ago`;
}

function formatForReader(iso: string, hour: boolean): string {
  const time = new Date(iso);
  return formatTime(time.getTime() - time.getTimezoneOffset() * MINUTE_MS, hour);
}

/** Without `Intl.DateTimeFormat`, which is slow to create. @param ms a local time, as if it were UTC */
function formatTime(ms: number, hour: boolean): string {
  const time = new Date(ms);
  const month = MONTHS[time.getUTCMonth()]?.slice(0, 3);
  const date = `${month} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
  if (!hour) return date;
  const hours = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${date}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
