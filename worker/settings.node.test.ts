import { expect, it } from 'vitest';
import { findSettingFaults, listOpenSettings, type Settings } from './settings.ts';

const complete: Settings = {
  CREDIT: { name: 'the fans', links: [{ label: 'GitHub', href: 'https://github.com/fans' }] },
  CONTACT_EMAIL: 'fans@example.com',
  MAIL_FROM: 'desert@example.com',
  OPERATOR_NAME: 'The fans',
  PHOTOS_ORIGIN: 'https://photos.example.com',
  POSTAL_ADDRESS: '1 Main Street, Springfield',
  PUSH_KEYS: `${'B'.repeat(87)}.${'k'.repeat(43)}`,
  SECURITY_CONTACT: 'mailto:security@example.com',
  SITE_URL: 'https://desert.example.com',
  UNCONFIRMED_MAY: 'read',
};

it('complete settings have no fault and no open decision', () => {
  expect(findSettingFaults(complete)).toEqual([]);
  expect(listOpenSettings(complete)).toEqual([]);
});

it.each([
  [{ MAIL_FROM: '' }, 'UNCONFIRMED_MAY = "read" needs MAIL_FROM'],
  [{ UNCONFIRMED_MAY: 'wrte' }, 'UNCONFIRMED_MAY must be'],
  [{ MAIL_FROM: 'desert' }, 'MAIL_FROM must be an address'],
  [{ PUSH_KEYS: 'secret' }, 'PUSH_KEYS must be'],
  [{ SITE_URL: 'desert.example.com' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://desert.example.com/home' }, 'SITE_URL must be an origin'],
  [{ SECURITY_CONTACT: 'security@example.com' }, 'SECURITY_CONTACT must be a URI'],
  [{ CONTACT_EMAIL: 'fans' }, 'CONTACT_EMAIL must be an address'],
  [{ PHOTOS_ORIGIN: 'photos.example.com' }, 'PHOTOS_ORIGIN must be an origin'],
  [{ CREDIT: { name: '', links: [{ label: 'Blog', href: 'blog' }] } }, 'the link of Blog'],
])('the invalid setting %o is reported as a fault', (change, fault) => {
  expect(findSettingFaults({ ...complete, ...change })).toEqual([expect.stringContaining(fault)]);
});

it('the default settings of wrangler.toml are valid, with every open decision listed', () => {
  const links = ['GitHub', 'LinkedIn'].map((label) => ({
    label,
    href: `https://www.${label.toLowerCase()}.com/`,
  }));
  const empty = {
    CONTACT_EMAIL: '',
    MAIL_FROM: '',
    OPERATOR_NAME: '',
    PHOTOS_ORIGIN: '',
    POSTAL_ADDRESS: '',
    SECURITY_CONTACT: '',
    SITE_URL: '',
    UNCONFIRMED_MAY: 'write',
  };
  const settings = { ...empty, CREDIT: { name: 'the fans', links } };
  expect(findSettingFaults(settings)).toEqual([]);
  expect(listOpenSettings(settings).map((line) => line.split(':')[0])).toEqual([
    'CREDIT',
    'MAIL_FROM',
    'PUSH_KEYS',
    'SITE_URL',
    'OPERATOR_NAME',
    'CONTACT_EMAIL',
    'POSTAL_ADDRESS',
    'PHOTOS_ORIGIN',
    'SECURITY_CONTACT',
  ]);
});

it.each(['OPERATOR_NAME', 'CONTACT_EMAIL', 'POSTAL_ADDRESS', 'PHOTOS_ORIGIN'])(
  'a site without the setting %s starts, with an open decision listed',
  (name) => {
    const settings = { ...complete, [name]: '' };
    expect(findSettingFaults(settings)).toEqual([]);
    expect(listOpenSettings(settings)).toEqual([expect.stringContaining(name)]);
  },
);
