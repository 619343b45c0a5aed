import { afterEach, expect, it, vi } from 'vitest';
import { answers, fragment, manifest, released, stateIn, visit } from '../test/visit.ts';

const tooNew = released('bbbb', { kit: '1.2.0' });
const line = expect.stringMatching(/"section":"history".*build bbbb was built for kit 1\.2\.0/);

afterEach(() => vi.restoreAllMocks());

it('does not ask a section for a page that the shell cannot run', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const asked: string[] = [];
  const response = await visit('/history/2011-12', (request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json(tooNew);
  });
  expect(response.status).toBe(503);
  expect(stateIn(await response.text()).unavailable).toEqual(['history']);
  expect(asked).not.toContain('/fragment');
  expect(log).toHaveBeenCalledWith(line);
});

it('drops the fragment of a section that was released a moment ago', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await visit(
    '/history/2011-12',
    answers(() => fragment('<h1>Of tomorrow</h1>', { manifest: tooNew })),
  );
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).not.toContain('Of tomorrow');
  expect(stateIn(html).unavailable).toEqual(['history']);
  expect(log).toHaveBeenCalledWith(line);
});

it('runs a section that was built for an older minor of the kit', async () => {
  const response = await visit(
    '/history/2011-12',
    answers(() => fragment('<h1>Of yesterday</h1>', { manifest: { ...manifest, kit: '1.0.0' } })),
  );
  expect(response.status).toBe(200);
});
