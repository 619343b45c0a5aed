/** A browser applies a sheet that `buildScopedSheet` accepts only inside of its scope. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScopedSheet } from '@desert/contract/pages/section-sheet';
import { array, constantFrom, sample } from 'fast-check';
import { expect, it } from 'vitest';
import { root, listSectionNames } from '../../scripts/site/root.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Texts that begin, end or hide a block, and texts that look like them. */
const PIECES = Array.from('{}()[]"\'@#-;.\n\f \u00a0u1é\u0080\0\\').concat(
  ['/*', '*/', '\r\n', 'url(', 'URL(', '\\75 ', '\\72\r\n', 'rl(', '@media all{', '<!--', '-->'],
  ['1e', '.a{', 'color:red;', 'body{display:none}', ':is('],
);

const sheets = array(constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => {
  const open: string[] = [];
  for (const piece of pieces.join('')) {
    if ('([{'.includes(piece)) open.unshift({ '(': ')', '[': ']' }[piece] ?? '}');
    else if (')]}'.includes(piece)) open.shift();
  }
  return [...pieces, ...open].join('');
});

function scoped(css: string): string[] {
  try {
    return [buildScopedSheet('news', css)];
  } catch {
    return [];
  }
}

it('a scoped style sheet affects nothing outside its scope, even if its text is malformed', async () => {
  const page = await visits.open('about:blank');
  const contained = sample(sheets, 20_000).flatMap(scoped);
  expect(contained.length).toBeGreaterThan(1000);
  const leaking = await page.evaluate(
    (texts) =>
      texts.filter((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${text}p{}`);
        const [scope, next] = sheet.cssRules;
        return !(scope instanceof CSSScopeRule && next?.cssText === 'p { }');
      }),
    contained,
  );
  expect(leaking).toEqual([]);
});

it.each(listSectionNames())('every built style sheet of %s is scoped', (section) => {
  const sheets = globSync(join(root, `mf-${section}/dist/assets/**/*.css`));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    expect(buildScopedSheet(section, css)).toBe(css);
  }
});
