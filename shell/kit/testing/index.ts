/** Helpers for the tests of sections; not part of the site. */
export { setKitHost } from '../app/host.ts';
export { $announcement } from '../toast/announce.ts';
export { $toast } from '../toast/store.ts';
export { hydrate, press, stubSignIn, type } from './actions.tsx';
export { stubNetwork } from './comments.ts';
export { searchResponse } from './searchResponse.ts';
export { type SectionSite, type SectionVisit, siteWith } from './siteWith.ts';
export { hydratePage, type Hydration } from './hydratePage.ts';
