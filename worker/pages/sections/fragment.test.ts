import { expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { fetchFragment } from './fragment.ts';
import { timeBudget } from './time-budget.ts';

it('a fragment holds no more memory than its HTML, for the fragment cache', async () => {
  const html = '<p>Arizona’s</p>';
  const bytes = new TextEncoder().encode(html).length;
  const head = JSON.stringify({ status: 200, title: '', description: '', bytes });
  const section = { fetch: async () => new Response(`${head}\n${html}`) };
  const env = { SECTIONS: [], FRAGMENT_MAX_BYTES: 1000, MF_NEWS: section } as unknown as Env;
  const visit = { body: '{}', path: '/news' };
  const fragment = await fetchFragment({ env, rollout: '' }, 'news', visit, timeBudget(1000));
  expect(new TextDecoder().decode(fragment.html)).toBe(html);
  expect(fragment.html?.buffer.byteLength).toBe(bytes);
});
