import { expect, it, vi } from 'vitest';
import { runAfterIntent } from './defer.ts';

it.each(['pointerover', 'focusin', 'touchstart', 'keydown'])(
  'work for the first intent starts after %s, once',
  async (type) => {
    vi.resetModules();
    const { runAfterIntent } = await import('./defer.ts');
    const work = vi.fn<() => void>();
    runAfterIntent(work);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  },
);

it('work that comes after the first intent does not wait for another', async () => {
  const work = vi.fn<() => void>();
  runAfterIntent(() => {});
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  runAfterIntent(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});
