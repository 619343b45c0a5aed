/** A tab of the browser that tells what happens in its page. */
import type { Browser, CDPSession, Page as Tab } from 'playwright-core';
import { endSlowDown, phone } from '../browser/conditions.ts';
import { signedInPage } from '../browser/signed-in-page.ts';
import { findControls } from './in-page/find-controls.ts';
import { tellChanges } from './in-page/tell-changes.ts';
import type { Told } from './in-page/types.ts';

export interface PressTab extends AsyncDisposable {
  tab: Tab;
  session: CDPSession;
  /** What the page told so far. */
  told: Told[];
}

/** Opens a tab on a phone. @param cookie of who is signed in, as a request sends it */
export async function openTab(browser: Browser, origin: string, cookie = ''): Promise<PressTab> {
  const context = await browser.newContext(phone);
  const tab = await signedInPage(context, origin, cookie);
  const session = await context.newCDPSession(tab);
  const told: Told[] = [];
  session.on('Runtime.bindingCalled', ({ payload }) => told.push(JSON.parse(payload) as Told));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellPresses' });
  await tab.addInitScript(tellChanges);
  await tab.addInitScript(findControls);
  return { tab, session, told, [Symbol.asyncDispose]: close };

  async function close(): Promise<void> {
    // A renderer that is slowed down when its tab closes can go on for minutes.
    await endSlowDown(session).catch(() => {});
    await context.close();
  }
}

/** A finger's tap, as the browser gets it; settled when the page has taken it. */
export async function tapAt(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  const start = session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [point],
  });
  const end = session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.all([start, end]);
}
