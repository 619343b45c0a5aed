import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

const visits = setUpVisits();

// Contrast hangs on the theme and the rest on the width: one walk for each, not for each pair.
it.each([
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
] as const)(
  'finds nothing to mend on any screen, $colorScheme, $viewport.width px wide',
  async (options) => {
    const page = await visits.open('/', { ...options, expectedErrors: /status of 404/ });
    const found: string[] = [];
    async function look(paths: string[]) {
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
      }
    }
    await look(PUBLIC_SCREENS);
    await signUp(page);
    await look(OWN_SCREENS);
    expect(found).toEqual([]);
  },
  120_000,
);
