import { afterEach, expect, it, vi } from 'vitest';
import { computeSha256 } from '../http/response/security-headers.ts';
import { readPage, released, rendering } from '../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

const base = '/mf/history/cccc';
const CSS = 'h1{color:red}';
const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const ofScripts = {
  [`${base}/remoteEntry.js`]: hash('e'),
  [`${base}/section.js`]: hash('s'),
  [`${base}/remote.js`]: hash('r'),
};
const built = released('cccc', {
  exposed: `${base}/section.js`,
  preloads: [`${base}/remote.js`, `${base}/section.js`],
  integrity: { ...ofScripts, [`${base}/style.css`]: await computeSha256(CSS) },
});

/** Reads a page of a section. @returns its HTML, import map and CSP @param manifest of the section’s build */
async function pageOf(manifest = built, path = '/history/2011-12') {
  const { response, html } = await readPage(path, rendering('<h1>Coyotes</h1>', {}, manifest));
  const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1];
  return { html, map, policy: response.headers.get('content-security-policy') };
}

const tags = (html: string, name: string) =>
  html.match(new RegExp(`<${name} [^>]*(src|rel="(modulepreload|stylesheet)")[^>]*>`, 'g')) ?? [];

it('every script, preload and style sheet of a page has an integrity hash', async () => {
  const { html } = await pageOf();
  const elements = [...tags(html, 'script'), ...tags(html, 'link')];
  expect(elements.filter((tag) => !/ integrity="sha256-/.test(tag))).toEqual([]);
  expect(html).toContain('src="/assets/shell.js" integrity="sha256-shell"');
  expect(html).toContain(`href="${base}/section.js" integrity="${hash('s')}"`);
  expect(html).toContain('href="/assets/shell.css" integrity="sha256-sheet"');
});

it('an import map before all scripts has the integrity hashes of later imports', async () => {
  const { html, map = '', policy } = await pageOf();
  expect(JSON.parse(map)).toEqual({ integrity: ofScripts });
  expect(html.indexOf('"importmap"')).toBeLessThan(html.indexOf('<script type="module"'));
  expect(policy).toContain(` '${await computeSha256(map)}'; style-src`);
});

it('a page has an import map only if its scripts import something', async () => {
  const { html, map } = await pageOf(built, '/old-page');
  expect([map, html.includes('importmap')]).toEqual([undefined, false]);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const waiting = await pageOf({ ...built, exposed: undefined, integrity: undefined });
  expect(JSON.parse(waiting.map ?? '')).toEqual({
    integrity: { '/assets/federation.js': 'sha256-federation' },
  });
  expect(log).not.toHaveBeenCalled();
});

it('a section build without integrity hashes still renders its page', async () => {
  const { html, map } = await pageOf({ ...built, integrity: undefined });
  expect(map).toBeUndefined();
  expect(html).toContain(
    `<link rel="modulepreload" href="${base}/section.js" fetchpriority="low">`,
  );
  expect(html).toContain(`">@scope([data-section="history"]){${CSS}}</style>`);
});
