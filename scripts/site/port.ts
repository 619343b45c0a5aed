import { once } from 'node:events';
import { createServer } from 'node:net';

/** @throws if another program listens on the port, before anything is built. 0 means any port. */
export async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`Port ${port} is taken: choose another, such as PORT=${port + 1} npm start.`);
  }
  server.close();
}
