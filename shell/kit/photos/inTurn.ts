/** How many uploads share the connection: more would all be slower, and the first of them done later. */
const AT_ONCE = 2;

let running = 0;
const queue: (() => void)[] = [];

/** Does a task as soon as fewer than two of the others are being done. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((go) => queue.push(go));
  try {
    return await task();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
