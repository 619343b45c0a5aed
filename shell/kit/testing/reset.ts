/** Undoes what a test changed: test files share a document and, without isolation, the modules. */
import { act, cleanup } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';
import { setKitHost } from '../app/host.ts';
import { $modal } from '../app/modal.ts';
import { $endedSession, $viewer } from '../app/session.ts';
import { $sharp } from '../images/pictureSizes.ts';
import { $announcement } from '../toast/announce.ts';
import { hideToast } from '../toast/store.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';

const mounted: (() => void)[] = [];

/** Calls a function after the test, to unmount what React Testing Library does not know. */
export function unmountAfterTest(unmount: () => void): void {
  mounted.push(unmount);
}

/** Registers the hooks that reset. Call it once for each test file. */
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
  setKitHost({ prefetch() {}, requestSignIn() {}, changePage: (_, change) => change() });
}

function resetDocument() {
  sessionStorage.clear();
  localStorage.clear();
  const { documentElement: root, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // Not by `history`, whose method the router replaced: it would be a navigation.
  History.prototype.replaceState.call(window.history, null, '', '/');
  window.scrollTo(0, 0);
}
