import { describe, expect, it } from 'vitest';
import { answers, fragment, type Handler, visit } from './test/visit.ts';

describe('the files of a section', () => {
  const files: Handler = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/mf/history/aaaa/x.js') return new Response('code');
    return new Response('', { status: 404 });
  };

  it('are kept for good', async () => {
    const response = await visit('/mf/history/aaaa/x.js', files);
    expect(await response.text()).toBe('code');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('have a second address for a second try', async () => {
    expect(await (await visit('/mf/history/aaaa~2/x.js', files)).text()).toBe('code');
  });

  it.each(['/mf/history/aaaa/none.js', '/mf/nobody/aaaa/x.js', '/mf/', '/assets/none.js'])(
    'are a plain 404 where missing: %s',
    async (path) => {
      const response = await visit(path, files);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  it('never hand out the fragment endpoint', async () => {
    const response = await visit(
      '/fragment',
      answers(() => fragment('secret')),
    );
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});
