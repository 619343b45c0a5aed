/** Puts back what a test has changed: test files share a document, and without isolation modules as well. */
import { act, cleanup } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';
import { setHost } from '../host.ts';
import { $sharp } from '../images/pictureSizes.ts';
import { $modal } from '../modal/store.ts';
import { $endedSession, $viewer } from '../session.ts';
import { $announcement } from '../toast/announce.ts';
import { hideToast } from '../toast/store.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';

const mounted: (() => void)[] = [];

/** Has what a test mounted past React Testing Library be taken away after it. */
export function unmountAfterTest(unmount: () => void): void {
  mounted.push(unmount);
}

/** To be called once for each test file. */
export function resetAfterEachTest(): void {
  let listening: MockInstance<typeof window.addEventListener>;
  let waiting: MockInstance<typeof setTimeout>;
  // React Testing Library does this and its clean-up for the first file of a process only.
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  beforeEach(() => {
    listening = vi.spyOn(window, 'addEventListener');
    waiting = vi.spyOn(globalThis, 'setTimeout');
  });
  afterEach(async () => {
    cleanup();
    await act(async () => {
      for (const unmount of mounted.splice(0)) unmount();
    });
    for (const [type, listener] of listening.mock.calls) removeFromWindow(type, listener);
    vi.useRealTimers();
    for (const { value } of waiting.mock.results) clearTimeout(value as number);
    vi.restoreAllMocks();
    vi.resetAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    resetStores();
    resetDocument();
  });
}

function removeFromWindow(type: string, listener: EventListenerOrEventListenerObject) {
  for (const capture of [false, true]) window.removeEventListener(type, listener, { capture });
}

function resetStores() {
  $modal.set(null);
  hideToast();
  $announcement.set(null);
  $pendingToggles.set({});
  $viewer.set(null);
  $endedSession.set(null);
  cleanStores($sharp);
  $sharp.set(false);
  setHost({ prefetch() {}, requestSignIn() {}, changePage: (_, change) => change() });
}

function resetDocument() {
  sessionStorage.clear();
  localStorage.clear();
  const { documentElement: root, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // Past the router, which would take it for a navigation.
  History.prototype.replaceState.call(window.history, null, '', '/');
  window.scrollTo(0, 0);
}
