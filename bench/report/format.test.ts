import { describe, expect, it } from 'vitest';
import { alignColumns, format, formatMeasure } from './format.ts';

describe('format', () => {
  it('writes each unit as it is read', () => {
    expect(format(812.4, 'ms')).toBe('812 ms');
    expect(format(98.44, 'KB')).toBe('98.4 KB');
    expect(format(0.366, 'times')).toBe('0.37 ×');
    expect(format(0.00449, 'shift')).toBe('0.004');
    expect(format(14, 'count')).toBe('14');
  });
});

describe('formatMeasure', () => {
  it('takes bytes, and shows KB of 1000', () => {
    expect(formatMeasure(98_440, 'KB')).toBe('98.4 KB');
    expect(formatMeasure(812, 'ms')).toBe('812 ms');
  });
});

describe('alignColumns', () => {
  it('puts names to the left and figures to the right', () => {
    const rows = [
      ['', 'site', 'yardstick'],
      ['content painted', '812 ms', '2400 ms'],
      ['requests', '14', '4'],
    ];
    expect(alignColumns(rows)).toEqual([
      '                    site   yardstick',
      'content painted   812 ms     2400 ms',
      'requests              14           4',
    ]);
  });
});
