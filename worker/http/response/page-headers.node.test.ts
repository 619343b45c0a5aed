import { expect, it } from 'vitest';
import { buildPageHeaders, startStages } from './page-headers.ts';

const origin = { owner: 'news', sections: ['news'], unavailable: [], unequal: [], builds: [] };

it('Server-Timing lists only stages that ended, each from its first start to its last end', () => {
  let clock = 0;
  const stages = startStages(() => clock);
  const first = stages.begin('load');
  clock = 5;
  const second = stages.begin('load');
  stages.begin('compose');
  clock = 12.4;
  second();
  first();
  expect(stages.timing()).toBe('load;dur=12');
});

it('a Server-Timing stage also ends when its work fails', async () => {
  const stages = startStages(() => 0);
  await expect(stages.time('render-news', Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(stages.timing()).toBe('render-news;dur=0');
});

it.each([
  [{}, 'news'],
  [{ sections: [], unavailable: ['news'] }, 'news;unavailable'],
  [{ unequal: ['news'] }, 'news;kit=unequal'],
  [{ sections: ['news', 'store'], unavailable: ['memories'] }, 'news, store, memories;unavailable'],
  [{ owner: undefined, sections: ['news', 'store'] }, 'shell, news, store'],
  [{ owner: undefined, sections: [] }, 'shell'],
])('the X-Desert-Section header of a page with %j is %s', (more, expected) => {
  const headers = buildPageHeaders({ ...origin, ...more }, startStages());
  expect(headers['x-desert-section']).toBe(expected);
});
