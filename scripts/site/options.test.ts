import { join } from 'node:path';
import { expect, it } from 'vitest';
import { optionIn, readStartOptions, withDefaults } from './options.ts';
import { root } from './root.ts';

it.each([
  [[], {}, 8787, '.wrangler/state'],
  [[], { PORT: '8790' }, 8790, '.wrangler/state'],
  [['--port', '8791'], { PORT: '8790' }, 8791, '.wrangler/state'],
  [['--persist-to=other/state'], {}, 8787, 'other/state'],
])('%j and %j serve on port %i, with the data in %s', (args, environment, port, folder) => {
  const stateFolder = join(root, folder);
  expect(readStartOptions(args, environment)).toEqual({ port, stateFolder });
});

it.each(['', 'abc', '-1', '65536', '87 87', '1e3'])('the options refuse the port %j', (PORT) => {
  expect(() => readStartOptions([], { PORT })).toThrow('isn’t a valid port');
});

it.each([[['--port', '8788']], [['--port=8788']], [['--var', 'A:b', '--port', '8788']]])(
  'the options find the port in %j',
  (args) => {
    expect(optionIn(args, 'port')).toBe('8788');
  },
);

it('unknown options are passed on in order, after a default, which is never repeated', () => {
  const args = ['--var', 'A:b', '--test-scheduled', '--ip=0.0.0.0'];
  expect(withDefaults({ port: '8787' }, args)).toEqual(['--port=8787', ...args]);
  // Wrangler refuses a repeated option.
  expect(withDefaults({ port: '8787' }, ['--port', '8788'])).toEqual(['--port', '8788']);
});
