import { formatDate } from './date.ts';

/**
 * When something was: a day, the same for every reader and on the server.
 * @param iso ISO 8601, in UTC
 */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}
