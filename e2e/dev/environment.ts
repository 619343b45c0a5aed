/** Returns this process's environment without Vitest's variables, which would change builds. */
export function environmentOfAShell(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env);
  return Object.fromEntries(own.filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name)));
}
