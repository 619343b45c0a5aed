import type { Page } from 'playwright-core';

export interface TestMemory {
  title: string;
  details: string;
  images: { url: string; alt: string }[];
}

export const THREE_PICTURES = ['label', 'beanie', 'puck'].map((name) => ({
  url: `/images/demo/${name}.svg`,
  alt: `A drawn ${name}`,
}));

/** Makes a memory by whoever is signed in in the browser of a page; gives its id. */
export async function makeMemory(page: Page, memory: Partial<TestMemory> = {}): Promise<number> {
  const { title = 'A cold night', details = 'We stayed until the end.', images = [] } = memory;
  return page.evaluate(
    async ({ title, details, images }) => {
      async function post(address: string, body: unknown) {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const response = await fetch(`/api/memories/${address}`, init);
        if (response.status !== 201) throw new Error(`${address} answered ${response.status}`);
        return (await response.json()) as { id: number };
      }
      const { id } = await post('new/', { title, details });
      for (const image of images) await post('new/image/', { ...image, memory_id: id });
      return id;
    },
    { title, details, images },
  );
}
