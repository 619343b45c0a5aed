/** Stats in words. */

export const NOUNS: Record<string, [one: string, many: string]> = {
  goals: ['goal', 'goals'],
  assists: ['assist', 'assists'],
  points: ['point', 'points'],
  pims: ['penalty minute', 'penalty minutes'],
  wins: ['win', 'wins'],
  losses: ['loss', 'losses'],
  shutouts: ['shutout', 'shutouts'],
  gp: ['game', 'games'],
};

export const formatStatCount = (stat: string, value: number) =>
  `${value.toLocaleString('en-US')} ${NOUNS[stat]?.[value === 1 ? 0 : 1]}`;

const VERBS: Record<string, string> = { gp: 'played', goals: 'scored' };
export const formatStatPhrase = (stat: string, value: number, prefix = '') =>
  `${VERBS[stat] ?? 'had'} ${prefix}${formatStatCount(stat, value)}`;

export const AVERAGES: Record<string, [name: string, digits: number]> = {
  gaa: ['goals-against average', 2],
  svp: ['save percentage', 3],
};
