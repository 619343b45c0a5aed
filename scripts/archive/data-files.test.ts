import { expect, it } from 'vitest';
import { findLinks, findStyleFiles, readSitemap, replaceStyleFiles } from './found-links.ts';
import { toCsv } from './history-files.ts';
import { SearchIndex } from './search-index.ts';

it('CSV quotes what needs it, and has a column for each field of any row', () => {
  expect(
    toCsv([
      { a: 'x,"y"', b: null },
      { a: 1, c: [2] },
    ]),
  ).toBe('a,b,c\r\n"x,""y""",,\r\n1,,[2]\r\n');
});

it('the archive’s search index has words without accents, and numbers their pages by distances', () => {
  const index = new SearchIndex();
  index.add({ file: 'a b.html', title: 'Teemu Selänne · The Site', text: 'Goals' });
  index.add({ file: 'b.html', title: 'Other', text: '' });
  index.add({ file: 'c.html', title: 'Goals', text: 'x'.repeat(200) });
  const [, json = ''] = /^globalThis\.archiveIndex = (.*);\n$/.exec(index.toScript()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    pages: [
      ['a%20b.html', 'Teemu Selänne', 'Goals'],
      ['b.html', 'Other', ''],
      ['c.html', 'Goals', `${'x'.repeat(160)}…`],
    ],
    words: { selanne: '0', goals: '0.2', other: '1' },
  });
});

it('the crawler finds the pages to which a page links, and the files that the page needs', () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="alternate" href="/news/feed.xml">
    <link rel="alternate" href="/history/2011-12/feed.xml"><link rel="preload" href="/no.js">
    <style data-part-of="/b.css /d.css"></style><a href="/news?a=1&amp;b=2">n</a><!-- <a href="/no"> -->
    <img src="/c.jpg" srcset="/c-1.jpg 1w, /c-2.jpg 2w"><script>'<a href="/no">'</script>`;
  expect(findLinks(html)).toEqual({
    pages: ['/news?a=1&b=2'],
    files: ['/a.css', '/news/feed.xml', '/b.css', '/d.css', '/c.jpg', '/c-1.jpg', '/c-2.jpg'],
  });
});

it('a sitemap lists addresses', () => {
  const xml =
    '<urlset><url><loc>https://a.example/?x=1&amp;y=2</loc><lastmod>2026</lastmod></url></urlset>';
  expect(readSitemap(xml)).toEqual(['https://a.example/?x=1&y=2']);
});

it('the archive finds and replaces the addresses of files in a style sheet', () => {
  const css = `a{src:url(/a.woff2)format("woff2")}b{background:url( "/b.svg" )}`;
  expect(findStyleFiles(css)).toEqual(['/a.woff2', '/b.svg']);
  expect(replaceStyleFiles(css, (address) => `x${address}`)).toBe(
    `a{src:url("x/a.woff2")format("woff2")}b{background:url("x/b.svg")}`,
  );
});
