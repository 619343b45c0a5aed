/** The documented steps for a section of another name than the example 'hello'. @throws if the name is not a-z */
export function nameSteps(markdown: string, name: string): string {
  if (!/^[a-z]{2,20}$/.test(name)) throw new Error('Name the section with 2 to 20 letters: events');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return markdown
    .replaceAll('HELLO', name.toUpperCase())
    .replaceAll('Hello', title)
    .replaceAll('hello', name);
}
