export function pluralize(number: number, noun: string, ending = 's'): string {
  // `toLocaleString` takes 10 µs of server time per number.
  const written = number < 1000 ? number : number.toLocaleString('en-US');
  return `${written} ${noun}${number === 1 ? '' : ending}`;
}
