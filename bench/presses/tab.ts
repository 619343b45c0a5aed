import type { Browser, CDPSession } from 'playwright-core';
import { openPhone } from '../browser/phone.ts';
import { findControls } from './in-page/find-controls.ts';
import { reportChanges } from './in-page/report-changes.ts';
import type { InPage, Report } from './in-page/types.ts';

export async function openTab(browser: Browser, origin: string, cookie = '') {
  const opened = await openPhone(browser, origin, cookie);
  const { page: tab, session } = opened;
  const reports: Report[] = [];
  session.on('Runtime.bindingCalled', ({ payload }) => reports.push(JSON.parse(payload) as Report));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportPresses' });
  await tab.addInitScript(reportChanges);
  await tab.addInitScript(findControls);
  return {
    tab,
    session,
    reports,
    find: (...args: Parameters<InPage['find']>) =>
      tab.evaluate((args) => window.presses.find(...args), args),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

export async function tapAt(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([send('touchStart', [point]), send('touchEnd', [])]);
}
