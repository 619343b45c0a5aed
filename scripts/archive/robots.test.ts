import { expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const TEXT = `# for everyone
User-agent: *
Disallow: /api/
Disallow: /*.pdf$
Crawl-delay: 2

User-agent: other
User-agent: desert-archive
Allow: /
Disallow: /private
Sitemap: https://fans.example/sitemap.xml
`;

it('a crawler without a group of its own in robots.txt follows the rules for all crawlers', () => {
  const { isAllowed, delayMs } = readRobots(TEXT, 'curl');
  expect(delayMs).toBe(2000);
  expect(['/', '/api/news/', '/apis', '/a/b.pdf', '/a.pdf?b'].map(isAllowed)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('a crawler that robots.txt names follows only its own group, in which the longest rule decides', () => {
  const { isAllowed, delayMs } = readRobots(TEXT, 'Desert-Archive');
  expect(delayMs).toBe(0);
  expect(['/api/news/', '/private/a', '/'].map(isAllowed)).toEqual([true, false, true]);
});

it('an empty robots.txt allows every path', () => {
  expect(readRobots('', 'curl').isAllowed('/api/')).toBe(true);
});
