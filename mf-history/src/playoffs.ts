const MISSED = 'Did not qualify';

export function qualified(playoffs: string): boolean {
  return playoffs !== MISSED;
}

/**
 * The last round of a playoff result: 'Conference Finals' of 'Lost in the Conference Finals, 4-1 to Los Angeles';
 * null without one.
 */
export function lastRound(playoffs: string): string | null {
  if (!qualified(playoffs)) return null;
  return /^Lost in the ([^,(]+)/.exec(playoffs)?.[1]?.trim() ?? playoffs;
}
