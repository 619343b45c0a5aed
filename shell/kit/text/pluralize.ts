/** A number with its noun: '1 comment', '4 comments'. */
export function pluralize(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
