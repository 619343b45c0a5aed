import { once } from 'node:events';
import { createServer } from 'node:net';

/** Tells whether nobody listens on this TCP port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return free.every(Boolean);
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    // A machine without IPv6 has no such address; only a taken port counts.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return true;
}
