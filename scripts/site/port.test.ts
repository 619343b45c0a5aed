import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { refuseTakenPort } from './port.ts';

it('a port that another program uses is refused, and is usable once it is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(refuseTakenPort(port)).rejects.toThrow(`Port ${port} is taken`);
  other.close();
  await once(other, 'close');
  await refuseTakenPort(port);
});
