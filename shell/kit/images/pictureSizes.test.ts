import type { ReadableAtom } from 'nanostores';
import { expect, it, vi } from 'vitest';

it('a picture that the server renders starts no timer', async () => {
  // The query makes this a separate instance of the module.
  const path = './pictureSizes.ts?server';
  vi.stubGlobal('document', undefined);
  const { $sharp } = (await import(path)) as { $sharp: ReadableAtom<boolean> };
  vi.unstubAllGlobals();
  const timers = vi.spyOn(globalThis, 'setTimeout').mockClear();
  expect($sharp.get()).toBe(false);
  expect(timers).not.toHaveBeenCalled();
});
