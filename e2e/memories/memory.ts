import type { Page } from 'playwright-core';
import { callApi } from '../ask.ts';

export interface TestMemory {
  title: string;
  details: string;
  images: { url: string; alt: string }[];
}

export const THREE_PICTURES = ['label', 'beanie', 'puck'].map((name) => ({
  url: `/images/demo/${name}.svg`,
  alt: `A drawn ${name}`,
}));

/** Creates a memory by the member who is signed in in a page's browser. @returns its id */
export async function makeMemory(page: Page, memory: Partial<TestMemory> = {}): Promise<number> {
  const { title = 'A cold night', details = 'We stayed until the end.', images = [] } = memory;
  const made = await callApi(page, 'POST', '/api/memories/new/', { title, details });
  const { id } = made as { id: number };
  for (const image of images) {
    await callApi(page, 'POST', '/api/memories/new/image/', { ...image, memory_id: id });
  }
  return id;
}
