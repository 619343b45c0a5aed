import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { formatScopedName } from './css.ts';
import { defineSectionConfig } from './section.ts';

const folder = join(import.meta.dirname, '../../../mf-news');
const file = join(folder, 'src/list/PostCard.module.css');
const { css: options = {} } = defineSectionConfig(folder);

const own = (name: string) => formatScopedName(name, file);

/** Compiles a style sheet as one of News. */
async function built(css: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: options }, 'build');
  return (await preprocessCSS(css, file, config)).code;
}

it.each([
  '.card {}',
  '.card, ul.list > li:hover {}',
  '.list li {}',
  "[data-theme='dark'] .card {}",
  '.card:not(:has(a)) {}',
  '@media (width >= 48rem) { .card { color: red; & a {} } }',
  '@keyframes fade { from {} to {} }',
])('a section’s style sheet may select the section’s own elements: %s', async (css) => {
  expect(await built(css)).toContain('{');
});

it.each([
  ['body {}', 'body'],
  ['.card {}\n\n.card, a {}', 'a'],
  ['@media (width >= 48rem) { * {} }', '*'],
  [':root {}', ':root'],
  ["[data-theme='.mNews'] {}", "[data-theme='.mNews']"],
  ['body:not(.card:is(.list)) {}', `body:not(.${own('card')}:is(.${own('list')}))`],
  [':global(.row) {}', '.row'],
])('a section’s style sheet may not select elements of others: %s', async (css, selector) => {
  await expect(built(css)).rejects.toThrow(`'${selector}' selects more than what is the section's`);
});

it('the check of a section’s selectors names the file, line and column', async () => {
  await expect(built('.card {}\n\nhtml {}')).rejects.toThrow('PostCard.module.css:3:1');
});
