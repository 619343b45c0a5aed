import { join } from 'node:path';
import { expect, it } from 'vitest';
import { optionIn, readStartOptions, withDefaults } from './options.ts';
import { root } from './root.ts';

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

it.each([[['--port', '8788']], [['--port=8788']], [['--var', 'A:b', '--port', '8788']]])(
  'finds the port in %j',
  (args) => {
    expect(optionIn(args, 'port')).toBe('8788');
  },
);

it('hands on what it does not know, in the order typed', () => {
  const args = ['--var', 'A:b', '--test-scheduled', '--ip=0.0.0.0'];
  expect(withDefaults({}, args)).toEqual(args);
});

it('sets a default', () => {
  expect(withDefaults({ port: '8787' }, ['--test-scheduled'])).toEqual([
    '--port=8787',
    '--test-scheduled',
  ]);
});

it('never says an option twice, which wrangler refuses', () => {
  expect(withDefaults({ port: '8787' }, ['--port', '8788'])).toEqual(['--port', '8788']);
});
