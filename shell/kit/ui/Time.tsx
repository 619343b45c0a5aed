import { ARIZONA_BEHIND_UTC_MS, MONTHS } from '@desert/contract/history/months';
import { useHydratedValue } from '../app/hydration.ts';

const MINUTE_MS = 60_000;

interface TimeProps {
  iso: string;
  hour?: boolean;
}

/**
 * An instant in the reader's time zone, such as 'Nov 21, 2026', with `hour` 'Nov 21, 2026, 4:37 PM'. The server renders
 * it in Arizona's, for readers without scripts.
 */
export function Time({ iso, hour = false }: TimeProps) {
  const text = useHydratedValue(
    () => formatForReader(iso, hour),
    () => formatTime(Date.parse(iso) - ARIZONA_BEHIND_UTC_MS, hour),
  );
  return <time dateTime={iso}>{text}</time>;
}

/** Rewrites the dates in a static widget, which is never hydrated, for the reader's time zone. */
export function localizeTimes(place: HTMLElement): void {
  // Others are calendar days, not instants.
  for (const time of place.querySelectorAll<HTMLTimeElement>('time[datetime*="T"]')) {
    time.textContent = formatForReader(time.dateTime, false);
  }
}

function formatForReader(iso: string, hour: boolean): string {
  const time = new Date(iso);
  return formatTime(time.getTime() - time.getTimezoneOffset() * MINUTE_MS, hour);
}

/** Without `Intl.DateTimeFormat`, which is slow to create. @param ms a local time, as if it were UTC */
function formatTime(ms: number, hour: boolean): string {
  const [year = '', month, day, hours = 0, minutes] = new Date(ms).toISOString().split(/[-T:]/);
  const date = `${MONTHS[Number(month) - 1]?.slice(0, 3)} ${Number(day)}, ${year}`;
  const half = Number(hours) < 12 ? 'AM' : 'PM';
  return hour ? `${date}, ${Number(hours) % 12 || 12}:${minutes} ${half}` : date;
}
