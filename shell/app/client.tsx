import type { PageHead } from '@desert/contract/pages/page';
import { PAGE_STATE_ID, type PageState } from '@desert/contract/pages/shell';
import {
  $viewer,
  fetchHashes,
  isMembersBrowser,
  syncModalHistory,
  trackScroll,
  syncSession,
  setKitHost,
  SiteRouter,
} from '@desert/kit/shell';
import { hydrateRoot } from 'react-dom/client';
import { openAccountModal } from '../account/sign-in/openAccountModal.ts';
import { runWhenIdle } from '../sections/defer.ts';
import { reportUncaught, readShellBuild } from '../sections/faults.ts';
import { loadLazyHydration } from '../sections/pageHydration.ts';
import { App } from './App.tsx';
import { crossFade } from './crossFade.ts';
import { isReturning } from './isReturning.ts';
import { loadLaterSheet, loadLaterSheetOnIntent } from './laterSheet.ts';
import { loadShellPage } from './lazyShellPage.ts';
import { createNavigation } from './navigation.ts';
import { startOutbox } from './outbox.ts';
import { trackNavigations } from './progress.ts';
import { replayEarlyEvents } from './replayEvents.ts';
import { showPage } from './shown.ts';
import './styles.css';

replayEarlyEvents();
const stateElement = requireElement(`body > #${PAGE_STATE_ID}`);
const state = JSON.parse(stateElement.textContent) as PageState;
// The account must not stay in the document after a log-out.
stateElement.remove();
const navigation = createNavigation(state);
reportUncaught(navigation.report);

$viewer.set(state.viewer);
syncSession();
$viewer.listen((_, before) => {
  if (before) navigation.cache.dropPersonalData();
  else navigation.cache.expireAll();
});
loadLaterSheetOnIntent();
// The browser renders what the document has no rules for.
if (state.unavailable.length > 0 || state.clientRendered?.length) void loadLaterSheet();
startOutbox(navigation.cache);
trackScroll();
syncModalHistory();
trackNavigations();
setKitHost({
  prefetch: navigation.prepare,
  requestSignIn: (act) =>
    openAccountModal(isMembersBrowser() ? 'login' : 'signup', state.demo, act),
  changePage(to, change) {
    if (navigation.isReady(to)) crossFade(change);
    // The service worker may have a copy of the page.
    else if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.assign(to);
    else change();
  },
});
for (const event of ['pushState', 'replaceState', 'popstate']) {
  window.addEventListener(event, () => (navigation.navigated = true), { once: true });
}

// Loads the section's code during hydration if the server rendered the page, which it did if the page has a tag.
if (!state.lazyHydration && (state.tag !== undefined || state.unavailable.length === 0))
  navigation.prepare(window.location.href);

function handleShownPage(head: PageHead) {
  showPage(head);
  navigation.prepareRest();
  // So that later code takes a single round trip.
  fetchHashes().catch(() => {});
}

function hydrate() {
  hydrateRoot(
    requireElement('body > #app'),
    <SiteRouter>
      <App state={state} navigation={navigation} onShown={handleShownPage} />
    </SiteRouter>,
    {
      identifierPrefix: 'shell',
      onRecoverableError(error) {
        console.warn('The shell did not hydrate.', error);
        navigation.report('shell', readShellBuild(), 'hydration', error);
      },
    },
  );
}
// Loads last, so that measuring does not slow what it measures.
window.addEventListener('load', () =>
  runWhenIdle(() => {
    const page = navigation.describePage(window.location.pathname);
    Promise.all([import('./vitals.ts'), page])
      .then(([{ reportVitals }, named]) => reportVitals(named))
      .catch(() => {});
    if (isReturning() || navigator.serviceWorker?.controller)
      import('./keepPages.ts').then(({ keepPages }) => keepPages()).catch(() => {});
  }),
);

const { pathname } = window.location;
// Without that code, the page is hydrated at once, with its data.
if (state.lazyHydration)
  loadLazyHydration()
    .catch(() => navigation.load(window.location.href))
    .then(hydrate, hydrate);
else if (!navigation.isShellPage(pathname)) hydrate();
// If the load fails, the page shows the error.
else loadShellPage(pathname).then(hydrate, hydrate);

function requireElement(selector: string): HTMLElement {
  const foundElement = document.querySelector<HTMLElement>(selector);
  if (!foundElement) throw new Error(`The page has no ${selector}`);
  return foundElement;
}
