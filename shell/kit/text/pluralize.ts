/** A number with its noun: '1 comment', '4 comments'. */
export function pluralize(number: number, noun: string): string {
  // `toLocaleString` makes a formatter for each number, 10 µs of a server's time: for those that need it.
  const written = number < 1000 ? number : number.toLocaleString('en-US');
  return `${written} ${noun}${number === 1 ? '' : 's'}`;
}
