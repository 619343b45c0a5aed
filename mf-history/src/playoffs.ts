const MISSED = 'Did not qualify';

export function qualified(playoffs: string): boolean {
  return playoffs !== MISSED;
}

/**
 * The round in which the playoffs ended: 'Lost in the Conference Finals, 4-1 to Los Angeles' gives 'Conference Finals'.
 * Null if the team did not qualify; any other text is returned unchanged.
 */
export function lastRound(playoffs: string): string | null {
  if (!qualified(playoffs)) return null;
  return /^Lost in the ([^,(]+)/.exec(playoffs)?.[1]?.trim() ?? playoffs;
}
