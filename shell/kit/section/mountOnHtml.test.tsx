import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import { usePostedForm } from './context.tsx';
import { route, type SectionDefinition } from './define.ts';
import { createSectionModule } from './mount.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';

/** Resolves the import of the page's code. */
let resolveCode: () => void;
let leave: () => void;

/** A page that shows the posted title. */
function Things() {
  const typed = usePostedForm()?.values['title'];
  return <h1>Things{typed}</h1>;
}

/** A section with a lazy page and another one. */
function section(): SectionDefinition {
  const code = new Promise<void>((resolve) => (resolveCode = resolve));
  const page = route({
    path: '/things',
    reads: {},
    loading: 'Loading things...',
    head: () => ({ title: 'Things', description: '' }),
    Page: createLazyComponent(() => code.then(() => Things)),
  });
  const other = route({
    path: '/things/other',
    reads: {},
    loading: 'Loading thing...',
    head: () => ({ title: 'Other', description: '' }),
    Page: () => <h1>Other</h1>,
  });
  return { name: 'things', routes: [page, other] };
}

/** Mounts the section on the server's HTML. @param visit runs before the page's code arrives */
async function mountOn(
  html: string,
  environment: Partial<MountEnvironment> = {},
  visit: (element: HTMLElement) => void = () => {},
) {
  window.history.replaceState(null, '', '/things');
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const before = element.firstElementChild;
  const onHydrationFault = vi.fn<(error: unknown) => void>();
  await act(async () => {
    const cache = createApiCache();
    const rest = { path: '/things', onShown() {}, onHydrationFault, ...environment };
    leave = createSectionModule(section()).mount(element, { cache, ...rest });
  });
  const whileItLoads = element.innerHTML;
  visit(element);
  await act(async () => resolveCode());
  const kept = element.firstElementChild === before;
  return { whileItLoads, html: element.innerHTML, kept, onHydrationFault };
}

afterEach(() => act(async () => leave()));

it('mounting a section hydrates the server’s HTML', async () => {
  const { kept, html, onHydrationFault } = await mountOn('<h1>Things</h1>');
  expect([kept, html]).toEqual([true, '<h1>Things</h1>']);
  expect(onHydrationFault).not.toHaveBeenCalled();
});

it('a page that the visitor left while it loaded is hydrated before the next page is shown', async () => {
  const { html, onHydrationFault } = await mountOn('<h1>Things</h1>', {}, () =>
    window.history.pushState(null, '', '/things/other'),
  );
  expect(html).toBe('<h1>Other</h1>');
  expect(onHydrationFault).not.toHaveBeenCalled();
});

it('unmounting a section before hydration causes no hydration error', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<h1>Other</h1>';
  const onHydrationFault = vi.fn<(error: unknown) => void>();
  window.history.pushState(null, '', '/things/other');
  await act(async () => {
    const rest = { cache: createApiCache(), path: '/things', onShown() {}, onHydrationFault };
    leave = createSectionModule(section()).mount(element, rest);
    const marks = () => Object.keys(element).join();
    await vi.waitFor(() => expect(marks()).toContain('__reactContainer'));
    leave();
  });
  expect(element.innerHTML).toBe('');
  expect(onHydrationFault).not.toHaveBeenCalled();
});

it('server HTML that can’t be hydrated stays readable until the page is rendered', async () => {
  const complaints = vi.spyOn(console, 'error');
  const other = '<h2>Things of yesterday</h2>';
  const { whileItLoads, html, kept, onHydrationFault } = await mountOn(other, { hydrate: false });
  expect(whileItLoads).toBe(other);
  expect([kept, html]).toEqual([false, '<h1>Things</h1>']);
  expect(onHydrationFault).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it('text typed before a rerender stays in the form', async () => {
  const form = '<form method="post"><input name="title" value=""></form>';
  const { html } = await mountOn(form, { hydrate: false }, (element) => {
    element.querySelector('input')!.value = ' of today';
  });
  expect(html).toBe('<h1>Things of today</h1>');
});

it('a page that fails to hydrate is reported, and rendered in the browser', async () => {
  const { html, onHydrationFault } = await mountOn('<h2>Others</h2>');
  expect(html).toBe('<h1>Things</h1>');
  expect(onHydrationFault).toHaveBeenCalledOnce();
  expect(String(onHydrationFault.mock.calls[0]?.[0])).toMatch(/Hydration failed/);
});
