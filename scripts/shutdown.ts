/**
 * Calls `stop`, and ends this process without an error, when it is asked to end: by Ctrl-C, by a
 * signal, or because the process that started it is gone.
 */
export function onShutdown(stop: () => Promise<void>): void {
  const end = () => void stop().finally(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, end);
  // The listener for `disconnect` alone would keep this process alive.
  process.channel?.unref();
}
