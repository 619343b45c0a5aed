export const PRIVACY_PATH = '/privacy';
