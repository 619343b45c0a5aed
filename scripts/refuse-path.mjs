/**
 * Exits with 1 for a path that breaks the build: Vite ends paths at '#' and '?', Module Federation reserves '$'.
 * @param {string} root
 */
export function refusePath(root) {
  const [character] = /[#?$]/.exec(root) ?? [];
  if (character === undefined) return;
  console.error(
    `The site cannot be built in ${root}: its tools read '${character}' in a path as something else.`,
  );
  console.error("Move the repository to a folder whose path has no '#', '?' or '$'.");
  process.exit(1);
}
