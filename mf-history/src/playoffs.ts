const MISSED = 'Did not qualify';

/** Whether a season went on into the play-offs, by its play-off text. */
export function qualified(playoffs: string): boolean {
  return playoffs !== MISSED;
}

/**
 * How far a play-off run went, in short: 'Conference Finals' of 'Lost in the Conference Finals, 4-1
 * to Los Angeles'; the text as it is where it reads otherwise; null where there was no run.
 */
export function lastRound(playoffs: string): string | null {
  if (!qualified(playoffs)) return null;
  return /^Lost in the ([^,(]+)/.exec(playoffs)?.[1]?.trim() ?? playoffs;
}
