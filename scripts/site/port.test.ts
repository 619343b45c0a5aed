import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isFree } from './port.ts';

it.each(['127.0.0.1', '0.0.0.0'])(
  'knows a port that is taken on %s, and free again',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isFree(port)).toBe(true);
  },
);
