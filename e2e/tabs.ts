import type { Locator } from 'playwright-core';

/** Presses Tab until an element has the focus, at most 60 times. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Sixty tabs do not lead there.');
}

/** Tabs to an element and presses Enter. */
export async function pressByKeys(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}
