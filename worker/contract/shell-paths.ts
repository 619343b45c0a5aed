export const PRIVACY_PATH = '/privacy';

export const RESEND_PATH = '/confirm/new';
