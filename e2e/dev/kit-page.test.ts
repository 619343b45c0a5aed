/** The page of the kit's components is part of the development server only. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KIT_PATH } from '../../scripts/dev/kit-page.ts';
import { root } from '../../scripts/site/root.ts';
import { siteUrl } from '../site/url.ts';

it('a built site has no page of the kit', async () => {
  const { status } = await fetch(siteUrl() + KIT_PATH);
  expect(status).toBe(404);
});

it('no built file contains the page of the kit', () => {
  // A module's class names contain its name.
  const files = globSync('{shell,mf-*}/dist/**/*.{css,js,json}', { cwd: root });
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(files.filter((file) => textOf(file).includes('MemberPage'))).not.toEqual([]);
  expect(files.filter((file) => textOf(file).includes('KitPage'))).toEqual([]);
});
