import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStartOptions, refuseTakenPort, addDefaultOptions } from './options.ts';
import { root } from './root.ts';

it.each([
  [[], {}, 8787, '.wrangler/state'],
  [[], { PORT: '8790' }, 8790, '.wrangler/state'],
  [['--port', '8791', '--persist-to=other'], { PORT: '8790' }, 8791, 'other'],
])(
  'the options %j and the environment %j select port %i and the data in %s',
  (args, environment, port, folder) => {
    expect(readStartOptions(args, environment)).toEqual({ port, stateFolder: join(root, folder) });
  },
);

it('an invalid port is refused, and an option’s default is left out if the option is given', () => {
  for (const PORT of ['', 'abc', '-1', '65536', '1e3'])
    expect(() => readStartOptions([], { PORT })).toThrow('isn’t a valid port');
  expect(addDefaultOptions({ port: '8787' }, ['--var', 'A:b'])).toEqual([
    '--port=8787',
    '--var',
    'A:b',
  ]);
  expect(addDefaultOptions({ port: '8787' }, ['--port', '8788'])).toEqual(['--port', '8788']);
});

it('the start refuses a port while another program uses it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(refuseTakenPort(port)).rejects.toThrow(`Port ${port} is taken`);
  other.close();
  await once(other, 'close');
  await refuseTakenPort(port);
});
