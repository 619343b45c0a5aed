import { existsSync } from 'node:fs';
import { type Browser, webkit } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { findFirefox, thisMachine } from './find.ts';
import { launchFirefox } from './firefox.ts';

const NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type BrowserName = (typeof NAMES)[number];

/** Find the browsers other than Chromium. */
const places = {
  firefox: () => findFirefox(thisMachine),
  webkit: () => [webkit.executablePath()].find(existsSync),
};

/**
 * Returns the browsers to test the main tasks in, and those that are missing. Browsers named in `BROWSERS`, such as
 * 'firefox,webkit', always count as found. Chromium, in which all other tests run, is included only if named.
 * @throws If `BROWSERS` names another.
 */
export function browsersToTest(): { found: BrowserName[]; missing: BrowserName[] } {
  const required = process.env['BROWSERS']?.split(',').filter(Boolean) ?? [];
  const unknown = required.filter((name) => !NAMES.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`BROWSERS names ${unknown.join()}: not ${NAMES.join()}.`);
  const isFound = (name: BrowserName) => name !== 'chromium' && places[name]() !== undefined;
  const found = NAMES.filter((name) => required.includes(name) || isFound(name));
  const missing = NAMES.filter((name) => name !== 'chromium' && !found.includes(name));
  return { found, missing };
}

/** Starts a headless browser, and installs Chromium first if it is missing. @throws If another browser is missing. */
export function launch(name: BrowserName): Promise<Browser> {
  if (name === 'chromium') return launchBrowser();
  const place = places[name]();
  if (place === undefined) throw new Error(`There is no ${name} here, which BROWSERS names.`);
  return name === 'firefox' ? launchFirefox(place) : webkit.launch();
}
