import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

export type ResourceKind = 'document' | 'script' | 'style' | 'data' | 'other';

export interface RequestRecord {
  url: string;
  kind: ResourceKind;
  priority: string;
  /** Since the navigation began. */
  startMs: number;
  /** When the answer's headers were there. */
  responseMs: number;
  endMs: number;
  /** Over the wire: compressed, with headers. */
  bytes: number;
}

export interface NetworkRecorder {
  /** All requests that got an answer, in the order in which they began. */
  requests(): RequestRecord[];
  /** Resolves when nothing has been under way for `forMs`. */
  quiet(forMs: number): Promise<void>;
}

/** Records what a page asks for over the network, from now on. */
export async function recordNetwork(session: CDPSession): Promise<NetworkRecorder> {
  const records = new Map<string, RequestRecord>();
  const underWay = new Set<string>();
  let origin: number | undefined;
  let lastChange = performance.now();
  const sinceOrigin = (timestamp: number) => (timestamp - (origin ?? timestamp)) * 1000;

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    lastChange = performance.now();
    underWay.add(requestId);
    records.set(requestId, {
      url: request.url,
      kind: 'other',
      priority: request.initialPriority,
      startMs: sinceOrigin(timestamp),
      responseMs: Number.NaN,
      endMs: Number.NaN,
      bytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const record = records.get(requestId);
    if (!record) return;
    record.kind = kindOf(response.mimeType);
    const { requestTime = 0, receiveHeadersEnd = 0 } = response.timing ?? {};
    record.responseMs = sinceOrigin(requestTime) + receiveHeadersEnd;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const record = records.get(requestId);
    if (record) Object.assign(record, { bytes: encodedDataLength, endMs: sinceOrigin(timestamp) });
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));
  await session.send('Network.enable');

  function finish(requestId: string) {
    lastChange = performance.now();
    underWay.delete(requestId);
  }

  return {
    requests: () => [...records.values()],
    async quiet(forMs) {
      while (underWay.size > 0 || performance.now() - lastChange < forMs) await delay(50);
    },
  };
}

/** What kind of resource a media type is. */
export function kindOf(mimeType: string): ResourceKind {
  if (mimeType === 'text/html') return 'document';
  if (/\/(javascript|x-javascript)$/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  return mimeType === 'application/json' ? 'data' : 'other';
}
