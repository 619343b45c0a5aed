import { existsSync } from 'node:fs';
import { type Browser, webkit } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { findFirefox, thisMachine } from './find.ts';
import { launchFirefox } from './firefox.ts';

const NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type BrowserName = (typeof NAMES)[number];

/** Where each is; Chromium is installed where there is none. */
const places = {
  chromium: () => 'installed',
  firefox: () => findFirefox(thisMachine),
  webkit: () => [webkit.executablePath()].find(existsSync),
} satisfies Record<BrowserName, () => string | undefined>;

/**
 * The browsers in which the main tasks are done, and those in which they are not as they are not here. Those that
 * `BROWSERS` names, 'chromium,firefox', have to be.
 */
export function browsersHere(): { found: BrowserName[]; missing: BrowserName[] } {
  const required = process.env['BROWSERS']?.split(',') ?? [];
  const found = NAMES.filter((name) => required.includes(name) || places[name]() !== undefined);
  return { found, missing: NAMES.filter((name) => !found.includes(name)) };
}

/**
 * Starts a browser without a window.
 *
 * @throws When it is not here.
 */
export function launch(name: BrowserName): Promise<Browser> {
  if (name === 'chromium') return launchBrowser();
  const place = places[name]();
  if (place === undefined) throw new Error(`There is no ${name} here, which BROWSERS names.`);
  return name === 'firefox' ? launchFirefox(place) : webkit.launch();
}
