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

/** For an address that is to be an account's. @param address of the link, with its origin */
export function addressLetter(address: string): Letter {
  return {
    subject: 'Your new e-mail address',
    before: ['Somebody, most likely you, wants to use this address for their account.'],
    link: { label: 'Use this address', address },
    after: [ONCE, 'If it was not you, you need do nothing.'],
  };
}

/** For the address that an account has, when another is to take its place. */
export function addressNotice(): Letter {
  return {
    subject: 'Your e-mail address is about to change',
    before: [
      'Somebody who knows the password of your account asked for another e-mail address. We sent a link there; once it is opened, no more mail comes here.',
    ],
    after: ['If it was not you, log in now and change your password.'],
  };
}
