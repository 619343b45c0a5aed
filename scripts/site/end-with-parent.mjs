// Preloaded into a process started by `spawnTree`: when the one that started it is gone, however it
// ended, this process and its descendants end too.
process.on('disconnect', () => {
  if (process.platform === 'win32') process.exit(143);
  // Wrangler disconnects from us when its own child has, which is an error when it is the second time.
  process.disconnect = () => {};
  // 0 is the whole process group, which `spawnTree` made for this purpose.
  process.kill(0, 'SIGTERM');
});
// The listener alone would keep a program alive that has nothing more to do.
process.channel?.unref();
