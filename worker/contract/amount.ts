/**
 * Pattern source of a dollar amount with two groups, dollars and cents: '12', '1,200', '12.50', '.5' or '5.'. Commas
 * are allowed between thousands only, because '1,50' is ambiguous.
 */
export const AMOUNT = String.raw`(\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2}|(?=\.\d))(?:\.(\d{0,2}))?`;
