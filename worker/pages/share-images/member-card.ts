import type { AttendanceSummary } from '@desert/contract/history/attendance';
import type { Member } from '@desert/contract/members/members';
import { KINDS, type RecordLists } from '@desert/contract/records/kinds';
import { type Total, formatTotal } from '@desert/contract/records/paging';
import type { Card } from './card.ts';

export function buildMemberCard(
  { username, member_since }: Member,
  counts: Record<keyof RecordLists, Total>,
  games: AttendanceSummary | null,
): Card {
  return {
    title: username,
    line: games
      ? `${games.games} ${games.games === 1 ? 'night' : 'nights'} in the building, ${games.record}`
      : `Member since ${member_since.slice(0, 4)}`,
    // The wall of tickets: nights by season.
    ...(games && { bars: games.seasons.map((season) => season.games) }),
    figures: Object.values(KINDS).map(({ plural, one }) => {
      const total = counts[plural];
      const isOne = total.count === 1 && !total.more;
      return { value: formatTotal(total), label: isOne ? one.replace(/^an? /, '') : plural };
    }),
  };
}
