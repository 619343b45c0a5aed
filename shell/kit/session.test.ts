import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { $viewer, syncSession } from './session.ts';

const fan = { id: 7, username: 'fan' };
const reload = vi.fn();

beforeAll(() => {
  // There are no other tabs.
  vi.stubGlobal('BroadcastChannel', EventTarget);
  syncSession();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  $viewer.set(null);
});
afterEach(() => void vi.restoreAllMocks());

function comesBack(persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('loads a page anew that comes back from memory after a log-in or a log-out', () => {
  localStorage.setItem('viewer', '7');
  comesBack();
  expect(reload).toHaveBeenCalledTimes(1);
  $viewer.set(fan);
  localStorage.setItem('viewer', 'undefined');
  comesBack();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves it as it is where the same fan is signed in, or nobody still', () => {
  comesBack();
  $viewer.set(fan);
  comesBack();
  expect(reload).not.toHaveBeenCalled();
});

it('has nothing to compare when a page is loaded', () => {
  localStorage.setItem('viewer', '7');
  comesBack(false);
  expect(reload).not.toHaveBeenCalled();
});

it('loads it anew where the browser stores nothing', () => {
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  comesBack();
  expect(reload).toHaveBeenCalledTimes(1);
});
