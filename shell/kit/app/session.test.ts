import { beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from './draft.ts';
import { $viewer, changeViewer, endSession, isMembersBrowser, syncSession } from './session.ts';

const fan = { id: 7, username: 'fan' };
const reload = vi.fn();

beforeEach(() => {
  class NoOtherTabs extends EventTarget {
    postMessage() {}
  }
  vi.stubGlobal('BroadcastChannel', NoOtherTabs);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  syncSession();
});

function comesBack(persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('a page from the back/forward cache reloads after a log-in or a log-out', () => {
  localStorage.setItem('viewer', '7');
  comesBack();
  expect(reload).toHaveBeenCalledTimes(1);
  $viewer.set(fan);
  localStorage.setItem('viewer', 'undefined');
  comesBack();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a page from the back/forward cache reloads if its viewer has confirmed their email since', () => {
  $viewer.set({ ...fan, unconfirmed_may: 'read' });
  const before = localStorage.getItem('viewer');
  $viewer.set(fan);
  localStorage.setItem('viewer', before!);
  comesBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page from the back/forward cache stays if the viewer is the same', () => {
  comesBack();
  $viewer.set(fan);
  comesBack();
  expect(reload).not.toHaveBeenCalled();
});

it('a browser counts as a member’s from the first log-in on, also after a log-out', () => {
  expect(isMembersBrowser()).toBe(false);
  $viewer.set(fan);
  changeViewer(null);
  expect(isMembersBrowser()).toBe(true);
});

it.each([
  ['a log-out', 'deleted', () => changeViewer(null), null],
  ['a session that ended elsewhere', 'kept', endSession, 'A long post'],
])('after %s nobody is signed in, and drafts are %s', (_, _kept, end, text) => {
  const draft = openDraft('post');
  $viewer.set(fan);
  draft.write('A long post');
  end();
  expect($viewer.get()).toBeNull();
  expect(draft.read()).toBe(text);
});

it.each([
  ['clears drafts', null, null],
  ['of an earlier visit leaves those of the next member', fan, 'Half a text'],
])('the address after a log-out without scripts %s', (_, viewer, left) => {
  $viewer.set(viewer);
  openDraft('a form').write('Half a text');
  window.history.replaceState(null, '', '/news?q=a#logged-out');
  syncSession();
  expect(openDraft('a form').read()).toBe(left);
  expect(window.location.href).toMatch(/\/news\?q=a$/);
});
