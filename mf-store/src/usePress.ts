import { useState } from 'react';

/**
 * Presses of one button or of several, one at a time.
 * @returns the name of that which is under way, if any, and what runs one, unless another is under way
 */
export function usePress<Name extends string>() {
  const [pending, setPending] = useState<Name>();
  async function press(name: Name, run: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(name);
    await run();
    setPending(undefined);
  }
  return [pending, press] as const;
}
