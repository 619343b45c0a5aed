/**
 * Calls `stop` once, when this process is asked to end: by Ctrl-C, by a signal, or because the one
 * that started it is gone.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  const stopOnce = () => void (stopped ??= stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(signal, stopOnce);
  }
  // A listener alone does not keep the channel to the parent from keeping this process alive.
  process.channel?.unref();
}
