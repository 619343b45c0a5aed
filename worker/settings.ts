/** The variables in wrangler.toml that only the site's owner can decide. */
import type { Credit } from '@desert/contract/pages/shell';

export interface Settings {
  CREDIT: Credit;
  MAIL_FROM: string;
  CONTACT_EMAIL: string;
  OPERATOR_NAME: string;
  PHOTOS_ORIGIN: string;
  POSTAL_ADDRESS: string;
  /** A secret. */
  PUSH_KEYS?: string;
  SECURITY_CONTACT: string;
  SITE_URL: string;
  UNCONFIRMED_MAY: string;
}

/** Matches the home pages of GitHub and LinkedIn, the defaults of `CREDIT`: they lead to no profile. */
const DEFAULT_LINK = /^https?:\/\/(?:www\.)?(?:github|linkedin)\.com\/?$/;

/** @returns a sentence per variable that cannot work, which a deployment and the Worker refuse */
export function findSettingFaults(settings: Settings): string[] {
  const { CREDIT, MAIL_FROM, PUSH_KEYS, SECURITY_CONTACT, SITE_URL, UNCONFIRMED_MAY } = settings;
  const links = CREDIT.links.filter(({ href }) => !href.startsWith('https://'));
  return [
    ...(UNCONFIRMED_MAY === 'read' || UNCONFIRMED_MAY === 'write'
      ? []
      : ['UNCONFIRMED_MAY must be "read" or "write".']),
    ...(UNCONFIRMED_MAY === 'read' && !MAIL_FROM
      ? ['UNCONFIRMED_MAY = "read" needs MAIL_FROM: without emails, no one can confirm an address.']
      : []),
    ...(MAIL_FROM && !/^[^@\s]+@[^@\s]+$/.test(MAIL_FROM)
      ? ['MAIL_FROM must be an address, such as desert@example.com.']
      : []),
    ...(PUSH_KEYS && !/^[\w-]{87}\.[\w-]{43}$/.test(PUSH_KEYS)
      ? ['PUSH_KEYS must be as `npm run push-keys` prints them.']
      : []),
    ...(SITE_URL && !isOrigin(SITE_URL)
      ? ['SITE_URL must be an origin without a path, such as https://desert.example.com.']
      : []),
    ...(settings.CONTACT_EMAIL && !/^[^@\s]+@[^@\s]+$/.test(settings.CONTACT_EMAIL)
      ? ['CONTACT_EMAIL must be an address, such as desert@example.com.']
      : []),
    ...(settings.PHOTOS_ORIGIN && !isOrigin(settings.PHOTOS_ORIGIN)
      ? ['PHOTOS_ORIGIN must be an origin without a path, such as https://photos.example.com.']
      : []),
    ...(SECURITY_CONTACT && !URL.canParse(SECURITY_CONTACT)
      ? ['SECURITY_CONTACT must be a URI, such as mailto:security@example.com.']
      : []),
    ...links.map(({ label }) => `CREDIT: the link of ${label} must be an address with https://.`),
  ];
}

/** @returns a sentence per decision that is still open; the site works without */
export function listOpenSettings(settings: Settings): string[] {
  const { CREDIT, MAIL_FROM, PUSH_KEYS, SECURITY_CONTACT, SITE_URL, UNCONFIRMED_MAY } = settings;
  const defaults = CREDIT.links.filter(({ href }) => DEFAULT_LINK.test(href));
  const labels = defaults.map(({ label }) => label).join(' and ');
  return [
    ...(labels
      ? [`CREDIT: the footer’s links to ${labels} are defaults and lead to no one’s profile.`]
      : []),
    ...(MAIL_FROM ? [] : ['MAIL_FROM: no email is sent, so no one can reset a password.']),
    ...(MAIL_FROM && UNCONFIRMED_MAY === 'write'
      ? ['UNCONFIRMED_MAY: members may write before they confirm their email.']
      : []),
    ...(PUSH_KEYS
      ? []
      : ['PUSH_KEYS: without this secret, no browser is notified. `npm run push-keys` makes it.']),
    ...(SITE_URL
      ? []
      : [
          'SITE_URL: links in emails lead to the host name of the request, and no one is emailed about messages.',
        ]),
    ...(settings.OPERATOR_NAME ? [] : ['OPERATOR_NAME: /contact doesn’t say who runs the site.']),
    ...(settings.CONTACT_EMAIL
      ? []
      : ['CONTACT_EMAIL: /contact has no email address, which laws of some countries require.']),
    ...(settings.POSTAL_ADDRESS
      ? []
      : [
          'POSTAL_ADDRESS: /contact and emails about messages lack a postal address, which laws of some countries require.',
        ]),
    ...(settings.PHOTOS_ORIGIN
      ? []
      : ['PHOTOS_ORIGIN: Cloudflare’s scan for known photos of abuse doesn’t see the photos.']),
    ...(SECURITY_CONTACT
      ? []
      : ['SECURITY_CONTACT: security.txt names an address at the site’s host name.']),
  ];
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
