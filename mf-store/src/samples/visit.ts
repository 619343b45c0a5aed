import type { Answer, Answers, PageHead, SectionManifest } from '@desert/contract/page';
import type { Viewer } from '@desert/contract/session';
import { $viewer, createAnswers, mountable } from '@desert/kit';
import { sectionWorker } from '@desert/kit/server';
import { act } from '@testing-library/react';
import { store } from '../declaration.tsx';
import { jersey, scarf } from './items.ts';

/** The API as the section's tests find it. */
const known: Answers = {
  '/api/merch/': { status: 200, body: [jersey, scarf], next: '/api/merch/?cursor=6' },
  '/api/merch/?cursor=6': { status: 200, body: [{ ...scarf, id: 5, name: 'Mug' }] },
  '/api/merch/7/': { status: 200, body: jersey },
  '/api/merch/6/': { status: 200, body: scarf },
  '/api/merch/9/': { status: 404, body: { errors: { message: 'No such item' } } },
};

const manifest = { name: 'store' } as SectionManifest;

/** Renders a page of the section as its Worker does. */
export async function renderOnServer(path: string, viewer: Viewer | null): Promise<string> {
  const body = JSON.stringify({ path, search: '', viewer, answers: known });
  const request = new Request('https://store.invalid/fragment', { method: 'POST', body });
  const response = await sectionWorker(store, manifest).fetch(request);
  return response.text();
}

let leave = () => {};

/**
 * Opens a page of the section in the document as the shell does.
 * @param html what the server rendered, to take over
 * @returns the page's element, the heading it had before, and the heads of the pages that stood
 */
export async function visit(path: string, viewer: Viewer | null, html = '') {
  await act(async () => leave());
  window.history.replaceState(null, '', path);
  $viewer.set(viewer);
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const rendered = element.querySelector('h1');
  const heads: PageHead[] = [];
  const { prepare, mount } = mountable(store);
  await prepare(path);
  const answers = createAnswers(known, async (): Promise<Answer> => ({ status: 0, body: null }));
  await act(async () => {
    const onShown = (head: PageHead) => heads.push(head);
    leave = mount(element, { answers, onShown, path: '/merch' });
  });
  return { element, rendered, heads };
}
