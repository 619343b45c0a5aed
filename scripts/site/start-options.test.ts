import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { readStartOptions } from './start-options.ts';

it('serves on port 8787, with its data in .wrangler/state', () => {
  expect(readStartOptions([], {})).toEqual({
    port: 8787,
    stateFolder: join(root, '.wrangler/state'),
  });
});

it('takes the port from PORT', () => {
  expect(readStartOptions([], { PORT: '8790' }).port).toBe(8790);
});

it('prefers a port that was typed', () => {
  expect(readStartOptions(['--port', '8791'], { PORT: '8790' }).port).toBe(8791);
});

it('takes another folder for its data', () => {
  const { stateFolder } = readStartOptions(['--persist-to=other/state'], {});
  expect(stateFolder).toBe(join(root, 'other/state'));
});

it.each(['', 'abc', '-1', '65536', '87 87', '1e3'])('refuses the port %j', (PORT) => {
  expect(() => readStartOptions([], { PORT })).toThrow('is not a port');
});
