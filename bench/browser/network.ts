import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

export interface ReceivedFile {
  url: string;
  mimeType: string;
  bytes: number;
}

export async function recordNetwork(session: CDPSession) {
  const files = new Map<string, ReceivedFile>();
  const underWay = new Set<string>();
  let lastChange = performance.now();
  function finish(requestId: string) {
    lastChange = performance.now();
    underWay.delete(requestId);
  }

  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    lastChange = performance.now();
    underWay.add(requestId);
    files.set(requestId, { url, mimeType: '', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
    Object.assign(files.get(requestId) ?? {}, { mimeType });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    Object.assign(files.get(requestId) ?? {}, { bytes });
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));
  await session.send('Network.enable');

  return {
    /** Requested files; 0 bytes for one that did not come. */
    files: () => [...files.values()],
    /** Resolves when no request was under way for `forMs`, or after `atMostMs`. */
    async quiet(forMs: number, atMostMs: number) {
      const start = performance.now();
      const isQuiet = () => underWay.size === 0 && performance.now() - lastChange >= forMs;
      while (!isQuiet() && performance.now() - start < atMostMs) await delay(50);
    },
  };
}
