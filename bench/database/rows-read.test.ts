import { describe, expect, it } from 'vitest';
import { reportedRows } from './rows-read.ts';

describe('reportedRows', () => {
  it('reads the rows from Server-Timing, beside other entries', () => {
    expect(reportedRows('d1;desc="rows_read=40"')).toBe(40);
    expect(reportedRows('cache;dur=1, d1;desc="rows_read=0"')).toBe(0);
  });

  it('does not take silence for no rows', () => {
    expect(() => reportedRows('')).toThrow('tells no rows');
  });
});
