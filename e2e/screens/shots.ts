import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

/** A screenshot to take. */
export interface Shot {
  /** Name of the file without its extension. */
  name: string;
  path: string;
  window: keyof typeof WINDOWS;
  theme: (typeof THEMES)[number];
  /** Whether the demo user is signed in. */
  signedIn: boolean;
  /** Whether it shows the whole page, beyond the window. */
  whole: boolean;
}

const WINDOWS = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 720 } };
const THEMES = ['light', 'dark'] as const;

/** Every screen, both themes, both windows, signed out and in. */
export function shotsOfAll(): Shot[] {
  // The log-in forms redirect signed-in members.
  const inside = PUBLIC_SCREENS.filter((path) => !/login|signup/.test(path)).concat(OWN_SCREENS);
  return (['phone', 'wide'] as const).flatMap((window) =>
    THEMES.flatMap((theme) =>
      [false, true].flatMap((signedIn) =>
        (signedIn ? inside : PUBLIC_SCREENS).map((path) => {
          const screen = path.slice(1).replaceAll(/[/?=&]/g, '-') || 'home';
          const name = [screen, window, theme, signedIn ? 'in' : 'out'].join('.');
          return { name, path, window, theme, signedIn, whole: true };
        }),
      ),
    ),
  );
}

/** The screenshots of the README. */
export function readmeShots(): Shot[] {
  const shot = { theme: 'light', window: 'phone', signedIn: false, whole: false } as const;
  return [
    { ...shot, name: 'home', path: '/', window: 'wide' },
    { ...shot, name: 'store', path: '/merch' },
    { ...shot, name: 'history', path: '/history/2011-12' },
    { ...shot, name: 'memories', path: '/memories', theme: 'dark' },
  ];
}

interface Studio {
  browser: Browser;
  origin: string;
  /** The folder of the screenshots. */
  folder: string;
}

/** Takes screenshots, and stores each as a PNG file with its name. */
export async function takeAll(shots: Shot[], { browser, origin, folder }: Studio): Promise<void> {
  const pages = new Map<string, Page>();
  for (const { name, path, window, theme, signedIn, whole } of shots) {
    const key = [window, theme, signedIn].join();
    let page = pages.get(key);
    if (!page) {
      const options = { viewport: WINDOWS[window], colorScheme: theme, baseURL: origin };
      page = await browser.newPage(options);
      if (signedIn) await logIn(page);
      pages.set(key, page);
    }
    await page.goto(path, { waitUntil: 'networkidle' });
    if (whole) await growToWhole(page, WINDOWS[window].width);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.setViewportSize(WINDOWS[window]);
  }
}

async function logIn(page: Page) {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Demo User' }).click();
  await page.waitForURL('/');
}

/** Makes the window as high as the page, so that bars are at its edges and all pictures load. */
async function growToWhole(page: Page, width: number) {
  const height = await page.evaluate(() => {
    // `main` is as high as the window at least: it must not grow with it.
    for (const main of document.querySelectorAll('main')) {
      main.style.minHeight = getComputedStyle(main).minHeight;
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height });
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    ),
  );
}
