import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BundledWorkers } from '../site/bundled-workers.ts';
import { startWorkerd } from '../site/workerd.ts';
import { readTable, type SizeRow, type Table } from './table.ts';

/** Time at which the Workers' clock is stopped, because Home shows another season each day. */
const NOW = Date.UTC(2026, 9, 1, 12);

const VARIABLES = {
  CACHE_MAX_AGE_MS: '0',
  FRAGMENT_TIMEOUT_MS: '60000',
  REPORT_ROWS_READ: '1',
};

/** Brotli quality: fast for documents, thorough for files, which an edge compresses once. */
const QUALITY = { document: 5, file: 11 };

export async function measureBuilt(bundled: BundledWorkers, filledState: string): Promise<Table> {
  const workers: Record<string, SizeRow> = {};
  for (const { name, scriptPath } of bundled) {
    const code = await readFile(scriptPath);
    workers[name] = { bundle: code.length, 'bundle, gzip': gzipSync(code).length };
  }
  const folder = await mkdtemp(join(tmpdir(), 'size-'));
  try {
    await cp(filledState, folder, { recursive: true });
    return { pages: await measurePages(await stopClocks(bundled, folder), folder), workers };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measurePages(workers: BundledWorkers, stateFolder: string) {
  const site = await startWorkerd({ workers, stateFolder, variables: VARIABLES });
  try {
    await site.tick();
    const files = new Map<string, SizeRow>();
    const rows: Record<string, SizeRow> = {};
    for (const path of Object.keys(readTable()['pages'] ?? {}))
      rows[path] = await measurePage(site.origin, path, files);
    return rows;
  } finally {
    await site.stop();
  }
}

async function stopClocks(workers: BundledWorkers, folder: string): Promise<BundledWorkers> {
  const stopped = workers.map(async (worker) => {
    const modulesRoot = join(folder, worker.name);
    await cp(worker.modulesRoot, modulesRoot, { recursive: true });
    const scriptPath = join(modulesRoot, basename(worker.scriptPath));
    const code = await readFile(scriptPath, 'utf8');
    await writeFile(scriptPath, `Date.now = () => ${NOW};\n${code}`);
    return { ...worker, modulesRoot, scriptPath };
  });
  return (await Promise.all(stopped)) as BundledWorkers;
}

async function measurePage(
  origin: string,
  path: string,
  files: Map<string, SizeRow>,
): Promise<SizeRow> {
  const html = (await fetchBytes(origin + path)).toString();
  const before = await readQueryCount(origin);
  await fetchBytes(origin + path);
  const queries = (await readQueryCount(origin)) - before;
  const row: SizeRow = {
    queries,
    ...computeSizes('document', Buffer.from(html.replaceAll(origin, 'https://desert.example'))),
  };
  for (const [address, kind] of listPageFiles(html)) {
    const knownSize = files.get(address) ?? computeSizes(kind, await fetchBytes(origin + address));
    files.set(address, knownSize);
    for (const [column, size] of Object.entries(knownSize)) row[column] = (row[column] ?? 0) + size;
  }
  return row;
}

/** The request for `/robots.txt` itself makes no query. */
async function readQueryCount(origin: string): Promise<number> {
  const { headers, body } = await fetch(`${origin}/robots.txt`);
  await body?.cancel();
  const [, queries] = /queries;desc="(\d+)"/.exec(headers.get('server-timing') ?? '') ?? [];
  if (queries === undefined) throw new Error('The edge counts no queries.');
  return Number(queries);
}

async function fetchBytes(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

function listPageFiles(html: string): Map<string, 'script' | 'css'> {
  const links = html.matchAll(
    /<(script|link rel="modulepreload"|link rel="stylesheet")(?: [^>]*)? (?:src|href)="([^"]+)"/g,
  );
  return new Map(
    [...links].map(([, link = '', address = '']) => [
      address,
      link.includes('stylesheet') ? 'css' : 'script',
    ]),
  );
}

function computeSizes(kind: string, content: Buffer): SizeRow {
  const quality = kind === 'document' ? QUALITY.document : QUALITY.file;
  const compressed = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
  return { [kind]: content.length, [`${kind}, brotli`]: compressed.length };
}
