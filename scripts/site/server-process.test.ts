import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cpuMs, cpuMsOf, listeningInode, serverProcess } from './server-process.ts';

const SOCKETS = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:11D7 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 111 1 0 100 0 0 10 0
   1: 0100007F:11D7 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1 0 100 0 0 10 0`;

it('the listening socket is found among those of a port', () => {
  expect(listeningInode(SOCKETS, 4567)).toBe('222');
  expect(listeningInode(SOCKETS, 80)).toBeUndefined();
});

it('CPU time is user plus system time, whatever the program is called', () => {
  expect(cpuMsOf('12 (a b) c) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0')).toBe(3000);
});

it('the process of a port is found, with its CPU time, if the system reports it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const id = await serverProcess((server.address() as AddressInfo).port);
  expect(id).toBe(process.platform === 'linux' ? process.pid : undefined);
  expect(id === undefined || (await cpuMs(id)) > 0).toBe(true);
});
