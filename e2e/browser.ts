import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { ensureBrowser, isRoot } from './browser/ensure.ts';

/** A browser that asks nothing of the network but what a test does, on a machine without a GPU. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts a headless Chromium, installed on the way where there is none.
 *
 * @throws When none is there and none can be installed.
 */
export function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    // Chromium's sandbox does not work for root.
    args: [...flags, ...(isRoot ? ['--no-sandbox'] : []), ...args],
    ...options,
  });
}
