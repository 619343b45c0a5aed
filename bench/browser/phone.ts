/** A phone on a slow line, the same for every visit. */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export const conditions = {
  viewport: { width: 390, height: 844 },
  roundTripMs: 150,
  downloadKbitPerSecond: 1600,
  uploadKbitPerSecond: 750,
  /** How many times slower than this machine. */
  cpuSlowdown: 4,
};

export const phone: BrowserContextOptions = {
  viewport: conditions.viewport,
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** To be called before the page navigates. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { roundTripMs, downloadKbitPerSecond, uploadKbitPerSecond } = conditions;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (downloadKbitPerSecond * 1000) / 8,
    uploadThroughput: (uploadKbitPerSecond * 1000) / 8,
  });
  await slowProcessor(session);
}

export async function slowProcessor(session: CDPSession, rate = conditions.cpuSlowdown) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** @param cookie the session's, as a request sends it; '' for a visitor */
export async function newPage(
  context: BrowserContext,
  origin: string,
  cookie: string,
): Promise<Page> {
  const cookies = [...cookie.matchAll(/([^=; ]+)=([^;]*)/g)];
  await context.addCookies(
    cookies.map(([, name = '', value = '']) => ({ name, value, url: origin })),
  );
  return context.newPage();
}
