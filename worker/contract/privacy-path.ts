/** Where the site says what it stores; apart from what it says there, since every page leads to it. */
export const PRIVACY_PATH = '/privacy';
