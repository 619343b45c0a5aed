// Preloaded into a process started by `spawnTree`: ends this process and its descendants when the
// parent is gone, however it ended.
process.on('disconnect', () => {
  if (process.platform === 'win32') process.exit(143);
  // Wrangler calls `disconnect` once its own child has disconnected; a second call would throw.
  process.disconnect = () => {};
  // 0 is the whole process group, which `spawnTree` created for this purpose.
  process.kill(0, 'SIGTERM');
});
// The listener alone would keep an otherwise finished program alive.
process.channel?.unref();
