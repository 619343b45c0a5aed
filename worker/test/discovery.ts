/** Sends the requests of feed readers and search engines, in tests. */
import { discovery } from '../pages/discovery/app.ts';
import { env } from './account.ts';
import { ORIGIN } from './api.ts';
import { appBindings } from './request-context.ts';

/** Requests a document. `rowsReadFor` reads the number of rows from the response. */
export async function discover(path: string, headers: Record<string, string> = {}) {
  const counting = {
    ...env,
    SECTIONS: [
      { name: 'news', label: 'News', path: '/news' },
      { name: 'later', label: 'Later', path: '/later' },
    ],
    MF_NEWS: {},
    REPORT_ROWS_READ: '1',
  };
  return discovery.request(ORIGIN + path, { headers }, appBindings(counting));
}

export function rowsReadFor(response: Response): number {
  const timing = response.headers.get('Server-Timing') ?? '';
  return response.ok ? Number(/rows_read=(\d+)/.exec(timing)?.[1]) : Number.NaN;
}

/** Returns the contents of all elements with this name and no attributes, in document order. */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text]) => text!);
}
