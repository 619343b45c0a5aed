/** Every mail of the site. Nobody's name is in them: they are written before it is known whose account it is. */
import { LINK_LIFETIME } from '@desert/drizzle/retention';
import type { Letter } from './letter.ts';

const MINUTES = LINK_LIFETIME / 60_000;

const ONCE = `The link works once, for ${MINUTES} minutes.`;

/** For who forgot the password. @param address of the link, with its origin */
export function passwordLetter(address: string): Letter {
  return {
    subject: 'A new password',
    before: ['Somebody, most likely you, asked for a new password for your account.'],
    link: { label: 'Choose a new password', address },
    after: [ONCE, 'If it was not you, you need do nothing: your password stays as it is.'],
  };
}

/** For who signed up. @param address of the link, with its origin */
export function confirmLetter(address: string): Letter {
  return {
    subject: 'Confirm your e-mail address',
    before: ['Welcome to the fans of the desert. Please confirm that this is your e-mail address.'],
    link: { label: 'Confirm my address', address },
    after: [ONCE, 'If you did not sign up, you need do nothing.'],
  };
}
