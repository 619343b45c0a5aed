/** The way of test files, which run in other processes, to the databases of the shared sites. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Site } from './whole.ts';

/** A statement of SQL with its parameters. */
export interface Query {
  sql: string;
  parameters: (string | number | null)[];
}

/** Answers each posted query with the rows of the site whose origin the path ends with. @returns its origin */
export async function openDoor(
  sites: readonly Site[],
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const origin = decodeURIComponent(request.url?.slice(1) ?? '');
      const { sql, parameters } = JSON.parse(await text(request)) as Query;
      const site = sites.find(({ url }) => url === origin);
      if (!site) throw new Error(`No site at ${origin}.`);
      response.end(JSON.stringify(await site.query(sql, ...parameters)));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
