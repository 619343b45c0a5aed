import { tagSearch } from '@desert/contract/pages/widgets';
import { FILLED_ID } from './database/records.ts';

export interface Page {
  path: string;
  taps: string;
  /** Whether the page shows all seasons, so that it reads more rows if there are more seasons. */
  showsAllSeasons?: boolean;
  /** Addresses of API reads by static widgets, whose responses are not in the page state. */
  widgetReads?: string[];
  signedIn?: boolean;
  sections?: number;
}

export const pages: Page[] = [
  {
    path: '/',
    taps: 'header button',
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

function stripReads(tag: string): string[] {
  const search = tagSearch(tag);
  return ['merch', 'news', 'memories'].map((kind) => `/api/${kind}/?${search}&limit=3`);
}
