/**
 * Limits concurrent tasks. @returns a function that runs a task once fewer than `limit` others run, in the order of the
 * calls
 */
export function createTaskSemaphore(limit: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < limit) running += 1;
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
