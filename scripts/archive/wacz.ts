/** The crawl as WACZ, which viewers of web archives replay: https://specs.webrecorder.net/wacz/1.1.1/ */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { SITE_NAME } from '@desert/contract/pages/shell';
import { WACZ } from '@harvard-lil/js-wacz';
import { WARCRecord, WARCSerializer } from 'warcio';
import type { ResponseStore, ArchivedResponse } from './response-store.ts';

const WARC_VERSION = 'WARC/1.1';

const SILENT = { trace() {}, info() {}, warn: console.warn, error: console.error };

export async function writeWacz(store: ResponseStore, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-wacz-'));
  try {
    const warc = join(folder, 'data.warc.gz');
    await writeWarc(store, warc);
    const { site: url, startedAt: ts } = store;
    const about = { url: `${url}/`, ts, title: SITE_NAME, log: SILENT };
    const wacz = new WACZ({ input: warc, output: file, ...about });
    await wacz.process();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeWarc(store: ResponseStore, file: string): Promise<void> {
  const out = createWriteStream(file);
  const add = async (record: WARCRecord) => {
    const bytes = await WARCSerializer.serialize(record, { gzip: true });
    if (!out.write(bytes)) await new Promise<void>((resolve) => out.once('drain', resolve));
  };
  const info = { filename: 'data.warc.gz', warcVersion: WARC_VERSION } as const;
  await add(WARCRecord.createWARCInfo(info, { software: 'desert-archive' }));
  for (const response of store.current.values()) {
    if (response.status === 200) await add(toRecord(store, response));
  }
  out.end();
  await finished(out);
}

function toRecord(store: ResponseStore, { path, type, at }: ArchivedResponse): WARCRecord {
  const body = store.readBody(path);
  return WARCRecord.create(
    {
      url: store.site + path,
      date: at,
      type: 'response',
      warcVersion: WARC_VERSION,
      httpHeaders: { 'Content-Type': type, 'Content-Length': String(body.length) },
      statusline: 'HTTP/1.1 200 OK',
    },
    (async function* () {
      yield body;
    })(),
  );
}
