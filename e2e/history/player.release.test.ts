import type { TagChoice } from '@desert/contract/tags/tags';
import { expect, it } from 'vitest';
import { siteUrl } from '../site/url.ts';

/** Number of concurrent requests. */
const AT_ONCE = 8;

/** Checks the HTML of a player's page. @returns its fault, if there is one */
async function faultOf({ label, path }: TagChoice): Promise<string | undefined> {
  const response = await fetch(siteUrl() + path, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return `${path} answers ${response.status}`;
  const name = label.replaceAll("'", '&#(?:x27|39);');
  return new RegExp(`<h1[^>]*><span[^>]*>${name}</span>`).test(html)
    ? undefined
    : `${path} has no ${label}`;
}

it('every player of the rosters has a page', async () => {
  const choices = (await (await fetch(`${siteUrl()}/api/history/tags/`)).json()) as TagChoice[];
  const left = choices.filter(({ kind }) => kind === 'player');
  expect(left).toHaveLength(672);
  const faults: (string | undefined)[] = [];
  async function walk() {
    for (let next = left.pop(); next; next = left.pop()) faults.push(await faultOf(next));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
