/**
 * An amount of dollars as text: '12', '1,200', '12.50', '.5' or '5.': at most two digits after the point, a comma
 * only where thousands begin, for '1,50' may mean 1.50. No plus or minus, no exponent. The source of a regular
 * expression with a group for the dollars and one for the cents.
 */
export const AMOUNT = String.raw`(\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2}|(?=\.\d))(?:\.(\d{0,2}))?`;
