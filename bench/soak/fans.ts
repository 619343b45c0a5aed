import { signUpFan } from '../fan.ts';
import type { Site } from '../site/site.ts';

/** Letters for digits: the site takes names that differ in digits only for look-alikes. */
const LETTERS = ['b', 'c', 'd', 'f', 'g', 'h', 'k', 'p', 's', 'z'];

/** @param at the member's number, from 0 */
export const fanName = (at: number): string =>
  `soaker${Array.from(String(at), (digit) => `${LETTERS[Number(digit)]}a`).join('')}`;

/** Signs members up, from a number on. @returns their cookies */
export async function signUpFans({ origin }: Site, from: number, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = from; at < from + count; at += 1)
    cookies.push(await signUpFan(origin, fanName(at), { address: `198.51.100.${at % 250}` }));
  return cookies;
}

export async function promote({ database }: Site, at: number): Promise<void> {
  const bound = await database('DB');
  await bound
    .prepare(`UPDATE users SET role = 'moderator' WHERE username_key = ?`)
    .bind(fanName(at))
    .run();
}
