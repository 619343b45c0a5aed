import { expect, it } from 'vitest';
import { gatherEarlier } from './earlier.ts';
import { comment } from './samples.ts';

const [first, second, third] = ['first', 'second', 'third'].map((text, at) => comment(at, text));
const known = {
  '/c?2': { status: 200, body: [second, third], next: '/c?1' },
  '/c?1': { status: 200, body: [first] },
};

it('has none until they are asked for', () => {
  expect(gatherEarlier(known, '/c?2', 0)).toEqual({ comments: [], missing: undefined, more: true });
});

it('puts earlier pages before later ones', () => {
  expect(gatherEarlier(known, '/c?2', 1)).toMatchObject({ comments: [second, third], more: true });
  expect(gatherEarlier(known, '/c?2', 2)).toEqual({
    comments: [first, second, third],
    missing: undefined,
    more: false,
  });
});

it('says which page is missing, and shows those after it', () => {
  const { '/c?2': last } = known;
  const failed = { status: 0, body: {} };
  for (const answers of [{ '/c?2': last }, { '/c?2': last, '/c?1': failed }]) {
    expect(gatherEarlier(answers, '/c?2', 2)).toEqual({
      comments: [second, third],
      missing: '/c?1',
      more: true,
    });
  }
});

it('has none where the detail has them all', () => {
  expect(gatherEarlier(known, null, 1)).toEqual({ comments: [], missing: undefined, more: false });
});
