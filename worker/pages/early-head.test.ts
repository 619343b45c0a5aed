import type { SectionManifest } from '@desert/contract/pages/page';
import { expect, it } from 'vitest';
import {
  sectionWith,
  fragment,
  type Handler,
  manifest,
  released,
  revisit,
  visit,
} from '../test/visit.ts';

const widgets = { home: { reads: {}, loading: '', styleNames: ['p'] } };
const home: SectionManifest = { ...manifest, widgets };

/** A section whose fragment is rendered once `until` resolves. @param out the manifest of its build */
function waiting(until: Promise<void>, out = home): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') await until;
    return sectionWith(() => fragment('<p>News</p>'), out)(request);
  };
}

const healthy = sectionWith(() => fragment('<p>News</p>'), home);

async function readParts(response: Response, goOn: () => void) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader.read()).value ?? '';
  goOn();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
  return { first, rest };
}

it('the head of a page is sent before its data if the status is certain', async () => {
  await visit('/home', healthy);
  const { promise, resolve } = Promise.withResolvers<void>();
  const response = await revisit('/home', waiting(promise));
  const { first, rest } = await readParts(response, resolve);
  expect(response.status).toBe(200);
  expect(first).toContain('<title>Home');
  expect(first).toContain('<script type="module" src="/assets/shell.js" integrity="sha256-shell">');
  expect(first).not.toContain('</head>');
  expect(rest).toContain('<main><p>News</p></main>');
  const sheets = [...rest.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css]) => css!);
  expect(sheets).toEqual([
    'h1{margin:0}table{width:100%}dialog{gap:2px}',
    '@scope([data-section="history"]){h1{color:red}p{color:blue}}',
  ]);
  const policy = response.headers.get('content-security-policy');
  for (const css of sheets) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    expect(policy).toContain(btoa(String.fromCharCode(...new Uint8Array(hash))));
  }
});

it('a page whose head was sent early links the style sheet of a newer build instead of inlining it', async () => {
  await visit('/home', healthy);
  const { promise, resolve } = Promise.withResolvers<void>();
  const response = await revisit('/home', waiting(promise, released('bbbb', { widgets })));
  const { rest } = await readParts(response, resolve);
  expect(rest).toContain('<link rel="stylesheet" href="/mf/history/bbbb/style.css">');
  expect(rest).toContain('<main><p>News</p></main>');
});

it('the head of a page is not sent early if its style sheets are unknown', async () => {
  const longerThanThat = scheduler.wait(150);
  const html = await (await visit('/home', waiting(longerThanThat))).text();
  expect(html).toContain('<main><p>News</p></main>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/shell.css" integrity="sha256-sheet">',
  );
});
