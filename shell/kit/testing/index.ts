/** For the tests of sections; no part of the site. */
export { type SectionSite, type SectionVisit, siteWith } from './siteWith.ts';
export { takeOver, type TakenOver } from './takeOver.ts';
