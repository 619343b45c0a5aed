import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';

export const conditions = {
  viewport: { width: 390, height: 844 },
  roundTripMs: 150,
  downloadKbitPerSecond: 1600,
  uploadKbitPerSecond: 750,
  cpuSlowdown: 4,
};

export const DEVICE_SCALE_FACTOR = 3;

const phone: BrowserContextOptions = {
  viewport: conditions.viewport,
  deviceScaleFactor: DEVICE_SCALE_FACTOR,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

export async function slowDown(session: Pick<CDPSession, 'send'>): Promise<void> {
  const { roundTripMs, downloadKbitPerSecond, uploadKbitPerSecond } = conditions;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (downloadKbitPerSecond * 1000) / 8,
    uploadThroughput: (uploadKbitPerSecond * 1000) / 8,
  });
  await slowProcessor(session);
}

export async function slowProcessor(
  session: Pick<CDPSession, 'send'>,
  rate = conditions.cpuSlowdown,
) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens an empty page that emulates a phone. @param cookie value of the Cookie header; '' for a signed-out visitor */
export async function openPhone(browser: Browser, origin: string, cookie: string) {
  const context = await browser.newContext(phone);
  await context.addCookies(cookiesOf(origin, cookie));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    session,
    async [Symbol.asyncDispose]() {
      // Closing a throttled renderer can take minutes.
      await slowProcessor(session, 1).catch(() => {});
      await context.close();
    },
  };
}

/** @param header value of a Cookie header; '' for none */
export function cookiesOf(origin: string, header: string) {
  const cookies = header.matchAll(/([^=; ]+)=([^;]*)/g);
  return Array.from(cookies, ([, name = '', value = '']) => ({ name, value, url: origin }));
}
