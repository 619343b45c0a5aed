/**
 * Calls `stop`, and ends this process without an error, when it is asked to end: by Ctrl-C, by a
 * signal, or because the process that started it is gone. Asked again, it goes on with that.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = () => void (ending ??= stop().finally(() => process.exit(0)));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, end);
  // The listener for `disconnect` alone would keep this process alive.
  process.channel?.unref();
}
