import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStartOptions, withDefaults } from './options.ts';
import { root } from './root.ts';

it.each([
  [[], {}, 8787, '.wrangler/state'],
  [[], { PORT: '8790' }, 8790, '.wrangler/state'],
  [['--port', '8791', '--persist-to=other'], { PORT: '8790' }, 8791, 'other'],
])('%j and %j serve on port %i, with the data in %s', (args, environment, port, folder) => {
  expect(readStartOptions(args, environment)).toEqual({ port, stateFolder: join(root, folder) });
});

it('an invalid port is refused, and a default never repeats an option, which wrangler refuses', () => {
  for (const PORT of ['', 'abc', '-1', '65536', '1e3'])
    expect(() => readStartOptions([], { PORT })).toThrow('isn’t a valid port');
  expect(withDefaults({ port: '8787' }, ['--var', 'A:b'])).toEqual(['--port=8787', '--var', 'A:b']);
  expect(withDefaults({ port: '8787' }, ['--port', '8788'])).toEqual(['--port', '8788']);
});
