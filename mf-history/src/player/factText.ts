import type { PlayerFacts } from '@desert/contract/history/player-facts';
import { formatRank } from '../format.ts';

const AWARDS: Record<string, string> = {
  Calder: 'Calder Trophy',
  'King Clancy': 'King Clancy Trophy',
  Masterton: 'Masterton Trophy',
  Messier: 'Messier Award',
  'All-Rookie': 'All-Rookie Team',
};

/** An award in words: '2014-15: Masterton Trophy, also playing for MIN'. */
export function formatAward({ season, award, others }: PlayerFacts['awards'][number]): string {
  const name = AWARDS[award] ?? award;
  return `${season}: ${name}${others === null ? '' : `, also playing for ${others}`}`;
}

/** Captaincies in words: 'Captain in 13 seasons: 2003-04, 2005-06 to 2016-17'. @param seasons oldest first */
export function formatCaptaincies(seasons: string[]): string {
  const spans: string[][] = [];
  for (const season of seasons) {
    const span = spans.at(-1);
    const isNext = span && Number(span.at(-1)?.slice(0, 4)) === Number(season.slice(0, 4)) - 1;
    if (isNext) span.push(season);
    else spans.push([season]);
  }
  const text = spans
    .map((span) => (span.length === 1 ? span[0] : `${span[0]} to ${span.at(-1)}`))
    .join(', ');
  return seasons.length === 1
    ? `Captain in ${text}`
    : `Captain in ${seasons.length} seasons: ${text}`;
}

/** A player's size: '6′ 2″, 216 lb'; undefined if both are unknown. @param height in inches @param weight in pounds */
export function formatPlayerSize({ height, weight }: PlayerFacts): string | undefined {
  const parts = [
    ...(height === undefined ? [] : [`${Math.floor(height / 12)}′ ${height % 12}″`]),
    ...(weight === undefined ? [] : [`${weight} lb`]),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** A draft pick in words: '1995, 7th overall, by the Winnipeg Jets'. */
export function formatDraftPick({
  year,
  overall,
  team,
}: NonNullable<PlayerFacts['draft']>): string {
  return `${year}, ${formatRank(overall)} overall, by the ${team}`;
}

export function listPlayerHonors({ awards, captain, hall_of_fame, honor }: PlayerFacts): string[] {
  return [
    ...awards.map(formatAward),
    ...(captain.length > 0 ? [formatCaptaincies(captain)] : []),
    ...(hall_of_fame === undefined ? [] : [`Hockey Hall of Fame, ${hall_of_fame}`]),
    ...(honor === undefined ? [] : [honor]),
  ];
}
