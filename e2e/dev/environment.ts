/** This process's environment without what Vitest put there: builds are others where they believe to be part of a test. */
export function environmentOfAShell(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env);
  return Object.fromEntries(own.filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name)));
}
