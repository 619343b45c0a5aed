import { randomUUID } from 'node:crypto';
import type { Endpoints } from './endpoints.ts';

/** Runs `;`-separated statements. @returns each one's rows */
export type RunSql = (statements: string) => Promise<object[][]>;

/** D1's databases by name, and their ids. All of them run the statements by `runSql`. @param url of the stand-in */
export function standInDatabases(runSql: RunSql, url: () => string) {
  const databases = new Map<string, string>();
  const files = new Map<string, string>();
  const find = (id = '') => [...databases].find((names) => names.includes(id)) ?? [];

  const endpoints: Endpoints = {
    'GET /d1/database': () => [...databases].map(([name, uuid]) => ({ name, uuid })),
    async 'POST /d1/database'({ body }) {
      const { name } = (await body.json()) as { name: string };
      databases.set(name, randomUUID());
      return { name, uuid: databases.get(name) };
    },
    'GET /d1/database/*'({ parts: [id] }) {
      const [name, uuid] = find(id);
      return uuid && { name, uuid };
    },
    'DELETE /d1/database/*': ({ parts: [id] }) => databases.delete(find(id)[0] ?? '') && {},
    async 'POST /d1/database/*/query'({ body }) {
      const { sql } = (await body.json()) as { sql: string };
      const results = await runSql(sql);
      return results.map((rows) => ({ success: true, results: rows, meta: { duration: 0 } }));
    },
    // wrangler uploads a file of statements, then has it run.
    async 'POST /d1/database/*/import'({ body }) {
      const { action, etag, filename = '' } = (await body.json()) as Record<string, string>;
      if (action === 'init') return { upload_url: `${url()}/files/${etag}`, filename: etag };
      await runSql(files.get(filename) ?? '');
      const result = { num_queries: 1, final_bookmark: '', meta: { duration: 0 } };
      return { success: true, type: 'import', status: 'complete', result, messages: [] };
    },
    async 'POST /d1/database/*/export'() {
      const tables = await runSql(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
      files.set('export', `-- ${JSON.stringify(tables[0])}`);
      const result = { filename: 'export', signed_url: `${url()}/files/export` };
      return { success: true, type: 'export', status: 'complete', result, messages: [] };
    },
    async 'PUT /files/*'({ parts: [name = ''], body }) {
      files.set(name, await body.text());
      return new Response(null, { headers: { etag: `"${name}"` } });
    },
    'GET /files/*': ({ parts: [name = ''] }) => new Response(files.get(name)),
  };
  return { databases, endpoints };
}
