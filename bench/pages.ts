/** The pages that are measured; a new section adds a line for each of its own. */
import { tagSearch } from '@desert/contract/widgets';
import { FILLED_ID } from './database/records.ts';

export interface Page {
  path: string;
  /** What a visitor taps once the page is interactive: a CSS selector. */
  taps: string;
  /** The page shows every season, so the rows it reads grow with them. */
  showsAllSeasons?: boolean;
  /** The yardstick's page holds less: it brings no widgets. */
  noRatios?: boolean;
  /** API reads whose answers the page does not carry: those of static widgets. */
  widgetReads?: string[];
  /** The page is for those who are signed in; there is no yardstick for it. */
  signedIn?: boolean;
  /** How many sections bring a part of it, where these are not one. */
  sections?: number;
}

export const pages: Page[] = [
  {
    path: '/',
    taps: 'header button',
    noRatios: true,
    widgetReads: [
      '/api/merch/?limit=3',
      '/api/news/?limit=3',
      '/api/memories/?limit=3',
      '/api/history/today/',
    ],
  },
  { path: '/history', taps: 'header button', showsAllSeasons: true },
  {
    path: '/history/2011-12',
    taps: 'main th a',
    widgetReads: stripReads('season:2011-12'),
  },
  {
    path: '/history/players/shane-doan',
    taps: 'main summary',
    widgetReads: stripReads('player:shane-doan'),
  },
  { path: '/merch', taps: 'main button' },
  { path: `/merch/${FILLED_ID}`, taps: 'header button' },
  { path: '/news', taps: 'header button' },
  { path: `/news/${FILLED_ID}`, taps: 'header button' },
  { path: '/memories', taps: 'header button' },
  { path: `/memories/${FILLED_ID}`, taps: 'header button' },
  { path: '/user/profile', taps: 'header button', signedIn: true, sections: 3 },
];

/** What the strips below a page read. @param tag what the page is of */
function stripReads(tag: string): string[] {
  const search = tagSearch(tag);
  return ['merch', 'news', 'memories'].map((kind) => `/api/${kind}/?${search}&limit=3`);
}
