import type { AttendanceSummary } from '@desert/contract/attendance';
import { KINDS, type RecordLists } from '@desert/contract/kinds';
import type { Member } from '@desert/contract/members';
import { type Total, totalText } from '@desert/contract/paging';
import type { Card } from './card.ts';

export function memberCard(
  { username, member_since }: Member,
  counts: Record<keyof RecordLists, Total>,
  games: AttendanceSummary | null,
): Card {
  return {
    title: username,
    line: games
      ? `${games.games} games in the building, ${games.record}`
      : `Member since ${member_since.slice(0, 4)}`,
    figures: Object.values(KINDS).map(({ plural, one }) => {
      const total = counts[plural];
      const isOne = total.count === 1 && !total.more;
      return { value: totalText(total), label: isOne ? one.replace(/^an? /, '') : plural };
    }),
  };
}
