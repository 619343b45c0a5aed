/** A phone on a slow line, the same for every visit. */
import type { BrowserContextOptions, CDPSession } from 'playwright-core';

export const conditions = {
  viewport: { width: 390, height: 844 },
  roundTripMs: 150,
  downloadKbitPerSecond: 1600,
  uploadKbitPerSecond: 750,
  /** How many times slower than this machine. */
  cpuSlowdown: 4,
};

/** For a new browser context, which has an empty cache. */
export const phone: BrowserContextOptions = {
  viewport: conditions.viewport,
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Slows a page down; to be called before it navigates. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { roundTripMs, downloadKbitPerSecond, uploadKbitPerSecond, cpuSlowdown } = conditions;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    // Bytes per second.
    downloadThroughput: (downloadKbitPerSecond * 1000) / 8,
    uploadThroughput: (uploadKbitPerSecond * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Takes the processor's part of it back. */
export async function endSlowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
