import { describe, expect, it } from 'vitest';
import { answers, fragment, type Handler, stateIn, visit } from '../test/visit.ts';

describe('a section that fails', () => {
  const broken: [string, Handler][] = [
    ['is not there', () => Promise.reject(new Error('no such Worker'))],
    ['answers 500', () => new Response('oops', { status: 500 })],
    ['has no manifest', () => new Response('not found', { status: 404 })],
    ['has a malformed manifest', () => new Response('<html>')],
    ['throws while it renders', answers(() => new Response('', { status: 500 }))],
    ['answers something else than a fragment', answers(() => new Response('<p>hello'))],
    ['takes too long', answers(() => new Promise(() => {}))],
    ['asks again and again', answers(() => fragment('', {}, 409))],
  ];

  it.each(broken)('leaves the layout standing, with 503, where it %s', async (_, handler) => {
    const response = await visit('/history/2011-12', handler);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('<main></main>');
    expect(stateIn(html).unavailable).toEqual(['history']);
  });

  it.each(broken)('leaves the home page as it is where it %s', async (_, handler) => {
    const response = await visit('/', handler);
    expect(response.status).toBe(200);
    expect(stateIn(await response.text()).unavailable).toEqual([]);
  });

  it('ends the document where the fragment breaks off', async () => {
    const half = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<h1>Half'));
      },
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const response = await visit(
      '/history/2011-12',
      answers(() => fragment(half)),
    );
    const html = await response.text();
    expect(html).toContain('<h1>Half');
    expect(html).toMatch(/<\/html>$/);
    expect(stateIn(html).answers).toHaveProperty('/api/history/teams/2011-12/');
  });
});
