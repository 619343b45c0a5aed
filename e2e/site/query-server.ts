/** Lets test files, which run in other processes, query the databases of the shared sites. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Site, SqlValue } from './whole.ts';

/** The body of a request: an SQL statement with its parameters. */
export interface Query {
  sql: string;
  parameters: SqlValue[];
}

/** Starts the server. It responds to `POST /<origin of a site>`, URL-encoded, with the rows of the query. */
export async function startQueryServer(sites: readonly Site[]) {
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
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
