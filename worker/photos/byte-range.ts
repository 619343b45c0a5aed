/** A part of a file, in bytes. */
export interface ByteRange {
  offset: number;
  length: number;
}

/**
 * The part of a file that a `Range` header asks for: https://www.rfc-editor.org/rfc/rfc9110#name-range.
 * @param size of the file, in bytes
 * @returns undefined for a header that is to be ignored: another unit, several ranges, or no range at all
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { offset: size - length, length } : 'unsatisfiable';
  }
  const offset = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < offset) return undefined;
  return offset < size ? { offset, length: end - offset + 1 } : 'unsatisfiable';
}
