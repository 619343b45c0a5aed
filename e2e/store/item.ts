import type { Page } from 'playwright-core';
import { callApi } from '../ask.ts';

export interface TestItem {
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  images: { url: string; alt: string }[];
  category?: string;
  tags?: { kind: string; id: string | number }[];
}

/** The address of one of the site's own drawings. */
export const drawing = (name: string) => `/images/demo/${name}.svg`;

export const THREE_PICTURES = ['puck', 'mug', 'cap'].map((name) => ({
  url: drawing(name),
  alt: `A drawn ${name}`,
}));

/** Creates an item of the member who is signed in in a page's browser. @returns its id */
export async function makeItem(page: Page, item: Partial<TestItem> = {}): Promise<number> {
  const { images = [], ...given } = item;
  const fields = { name: 'Puck', description: 'Round.', price: 12.5, ...given };
  const { id } = (await callApi(page, 'POST', '/api/merch/new/', fields)) as { id: number };
  for (const image of images) {
    await callApi(page, 'POST', '/api/merch/new/image/', { ...image, merch_id: id });
  }
  return id;
}

/** Reads an item from the API. */
export async function readItem(page: Page, id: number) {
  const response = await page.request.get(`/api/merch/${id}/`);
  return (await response.json()) as TestItem;
}

/** Collects the requests of a page from now on, except GETs: 'POST /api/merch/new/'. */
export function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const change = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== 'GET') changes.push(change);
  });
  return changes;
}

/** The label of the field that has the focus. */
export function focusedLabel(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement | null;
    return field?.labels?.[0]?.textContent;
  });
}
