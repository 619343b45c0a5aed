import type { Player } from '@desert/contract/roster';

export function fullName({
  first_name,
  last_name,
}: Pick<Player, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}
