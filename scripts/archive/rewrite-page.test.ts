import { expect, it } from 'vitest';
import { rewritePage } from './rewrite-page.ts';

const FILES: Record<string, string> = {
  '/news/1': 'news/1.html',
  '/merch': 'merch.html',
  '/photos/a-320.jpg': 'photos/a-320.jpg',
  '/photos/a-960.jpg': 'photos/a-960.jpg',
  '/assets/style.css': 'assets/style.css',
  '/assets/later.css': 'assets/later.css',
};

const CONTEXT = {
  path: '/news/1',
  file: 'news/1.html',
  site: 'https://fans.example',
  date: 'November 29, 2026',
  findFile: (path: string) => FILES[path],
};

/** The archived body, without the note at its start. */
const rewrite = (body: string) =>
  /About this archive<\/a><\/p>(.*)<\/body>/s.exec(
    rewritePage(`<html><head></head><body>${body}</body></html>`, CONTEXT).html,
  )?.[1];

it.each([
  ['a link', '<a href="/merch?from=x">Store</a>', '<a href="../merch.html">Store</a>'],
  ['a link in the page', '<a href="/news/1#comments">2</a>', '<a href="#comments">2</a>'],
  [
    'a link to another site',
    '<a href="https://a.example/">a</a>',
    '<a href="https://a.example/">a</a>',
  ],
  [
    'an address that is none',
    '<a href="https://a.example:99999/">a</a>',
    '<a href="https://a.example:99999/">a</a>',
  ],
  ['a filter', '<a href="/merch?category=hat">Hats</a>', '<a>Hats</a>'],
  ['a link for members', '<a href="/user/settings">Settings</a>', ''],
  ['a search', '<a href="/search?q=a+b">a b</a>', '<a href="../search.html?q=a+b">a b</a>'],
  ['a script', '<script>alert(1)</script><noscript>Off</noscript>', ''],
  ['what needs scripts', '<span data-needs-script="true">Save</span>', ''],
  ['a menu', '<button popovertarget="m">More</button><div id="m" popover="auto">Share</div>', ''],
  ['a button', '<button type="button">Report</button>', ''],
  [
    'a table that sorts',
    '<table><tr><th><a class="x" href="?sort=goals-descending">G</a></th></tr></table>',
    '<table><tr><th><button type="button" class="x" data-sort="goals-descending">G</button></th></tr></table>',
  ],
  [
    'a like',
    '<form action="/login"><button aria-label="Like, 3 likes">3</button></form>',
    '<span class="caption">3 likes</span>',
  ],
  [
    'forms',
    '<form method="post"><textarea></textarea></form><form action="/login"></form>',
    '<p class="caption">Archived on November 29, 2026.</p>',
  ],
  [
    'the search',
    '<form action="/search"><input name="q"><button>Search</button></form>',
    '<form action="../search.html"><input name="q"><button>Search</button></form>',
  ],
  [
    'a photo that opens',
    '<button class="y"><img src="/photos/a-320.jpg" srcset="/photos/b-1.jpg 1w, /photos/a-320.jpg 320w, /photos/a-960.jpg 960w"></button>',
    '<a class="y" href="../photos/a-960.jpg"><img src="../photos/a-320.jpg" srcset="../photos/a-320.jpg 320w, ../photos/a-960.jpg 960w"></a>',
  ],
  [
    'a picture of another site',
    '<img src="https://a.example/b.jpg" alt="A &quot;puck&quot;">',
    '<a class="archive-picture" href="https://a.example/b.jpg">A "puck"</a>',
  ],
  ['text that looks like markup', '<p>&lt;script&gt; &amp; é</p>', '<p>&lt;script&gt; &amp; é</p>'],
])('%s', (_, body, archived) => expect(rewrite(body)).toBe(archived));

it('an archived page has the sheets of its rules, the archive’s script, and a note of its source and date', () => {
  const { html, title, text } = rewritePage(
    '<html><head><title>A post</title><meta property="og:url" content="https://fans.example"><link rel="preload" href="/x"><style data-part-of="/assets/later.css /assets/style.css">a{}</style><link rel="stylesheet" media="not all" href="/assets/style.css"></head><body><main><nav>Sections</nav><h1>A</h1>post</main></body></html>',
    CONTEXT,
  );
  expect(html).toContain(
    '<head><title>A post</title><link rel="stylesheet" href="../assets/later.css"><link rel="stylesheet" href="../assets/style.css"><script src="../archive/archive.js"></script><link rel="stylesheet" href="../archive/archive.css"></head>',
  );
  expect(html).toContain(
    'A copy of <a href="https://fans.example/news/1">fans.example/news/1</a>, archived on November 29, 2026.',
  );
  expect([title, text]).toEqual(['A post', 'A post']);
});
