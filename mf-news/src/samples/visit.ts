/** The section in its surroundings, for tests: the API's answers, the edge, the shell. */
import type { Answer, Answers, PageHead, SectionManifest } from '@desert/contract/page';
import type { Viewer } from '@desert/contract/session';
import { $viewer, createAnswers, mountable } from '@desert/kit';
import { sectionWorker } from '@desert/kit/server';
import { act } from '@testing-library/react';
import { news } from '../declaration.tsx';
import { listed, post } from './posts.ts';

const known: Answers = {
  '/api/news/': { status: 200, body: [listed], next: '/api/news/?cursor=3' },
  '/api/news/?cursor=3': { status: 200, body: [{ ...listed, id: 2, title: 'An older one' }] },
  '/api/news/?cursor=2': { status: 200, body: [] },
  '/api/news/3/': { status: 200, body: post },
  '/api/news/abc/': { status: 404, body: { errors: { message: 'Nothing here' } } },
};

const manifest = { name: 'news' } as SectionManifest;

/** Renders a page of the section as its Worker does. */
export async function renderOnServer(address: string, viewer: Viewer | null): Promise<string> {
  const [path, search = ''] = address.split('?');
  const body = JSON.stringify({ path, search, viewer, answers: known });
  const request = new Request('https://news.invalid/fragment', { method: 'POST', body });
  const response = await sectionWorker(news, manifest).fetch(request);
  return response.text();
}

let leave = () => {};

/**
 * Opens a page of the section in the document as the shell does.
 * @param html what the server rendered, to take over
 * @returns the page's element, the heading it had before, and the heads of the pages that stood
 */
export async function visit(address: string, viewer: Viewer | null, html = '') {
  await act(async () => leave());
  window.history.replaceState(null, '', address);
  $viewer.set(viewer);
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const rendered = element.querySelector('h1');
  const heads: PageHead[] = [];
  const { prepare, mount } = mountable(news);
  await prepare(window.location.pathname);
  const answers = createAnswers(known, async (): Promise<Answer> => ({ status: 0, body: null }));
  await act(async () => {
    const onShown = (head: PageHead) => heads.push(head);
    leave = mount(element, { answers, onShown, path: '/news' });
  });
  return { element, rendered, heads, answers };
}
