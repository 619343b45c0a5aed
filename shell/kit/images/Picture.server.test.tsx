import { renderToString } from 'react-dom/server.edge';
import { expect, it, vi } from 'vitest';

it('a picture that is rendered on the server leaves no timer behind', async () => {
  vi.resetModules();
  vi.stubGlobal('document', undefined);
  const { Picture } = await import('./Picture.tsx');
  const timers = vi.spyOn(globalThis, 'setTimeout').mockClear();
  const image = { id: 1, url: '/images/a.svg', alt: 'A puck' };
  const html = renderToString(<Picture image={image} name="Puck" place="card" />);
  vi.unstubAllGlobals();
  expect(html).toContain('A puck');
  expect(timers).not.toHaveBeenCalled();
});
