import { expect, it } from 'vitest';
import { SHARED_CLASSES } from '../../shell/kit/build/firstNames.ts';
import { galleryPage } from './kit-gallery.ts';

it('the gallery shows every shared class with its rules and an example, and the scales', () => {
  const page = galleryPage();
  const shown = Array.from(
    page.matchAll(/<b>([\w-]+)<\/b><code[^>]*>\.([\w-]+)/g),
    ([, name = '']) => name,
  );
  expect(shown.toSorted()).toEqual(SHARED_CLASSES.toSorted());
  for (const token of ['--color-accent', '--space-4', '--text-heading'])
    expect(page).toContain(`<b>${token}</b>`);
});
