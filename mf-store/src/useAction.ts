import { useState } from 'react';

/** Runs one action at a time. @returns the running action's name, and a function that runs one unless busy */
export function useAction<Name extends string>() {
  const [pending, setPending] = useState<Name>();
  async function press(name: Name, run: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(name);
    await run();
    setPending(undefined);
  }
  return [pending, press] as const;
}
