/**
 * Exits with status 1 and a message if the folder's name breaks the build: Vite treats '#' and '?'
 * as the end of a file's path, Module Federation's plugin reserves '$'.
 * @param {string} root The repository's folder.
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
