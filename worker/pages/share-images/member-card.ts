import type { AttendanceSummary } from '@desert/contract/history/attendance';
import type { Member } from '@desert/contract/members/members';
import { KINDS, type RecordLists } from '@desert/contract/records/kinds';
import { type Total, totalText } from '@desert/contract/records/paging';
import type { Card } from './card.ts';

export function memberCard(
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
      return { value: totalText(total), label: isOne ? one.replace(/^an? /, '') : plural };
    }),
  };
}
