import { expect, it } from 'vitest';
import { findSettingFaults, listOpenSettings, type Settings } from './settings.ts';

const complete: Settings = {
  CREDIT: { name: 'the fans', links: [{ label: 'GitHub', href: 'https://github.com/fans' }] },
  MAIL_FROM: 'desert@example.com',
  POSTAL_ADDRESS: '1 Main Street, Springfield',
  PUSH_KEYS: `${'B'.repeat(87)}.${'k'.repeat(43)}`,
  SECURITY_CONTACT: 'mailto:security@example.com',
  SITE_URL: 'https://desert.example.com',
  UNCONFIRMED_MAY: 'read',
};

it('complete settings have no fault and leave nothing open', () => {
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
  [{ CREDIT: { name: '', links: [{ label: 'Blog', href: 'blog' }] } }, 'the link of Blog'],
])('%o is a fault', (change, fault) => {
  expect(findSettingFaults({ ...complete, ...change })).toEqual([expect.stringContaining(fault)]);
});

it('the defaults of wrangler.toml are valid, and each open decision is listed', () => {
  const links = ['GitHub', 'LinkedIn'].map((label) => ({
    label,
    href: `https://www.${label.toLowerCase()}.com/`,
  }));
  const empty = {
    MAIL_FROM: '',
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
    'SECURITY_CONTACT',
  ]);
});

it('mail without the sender’s postal address is an open decision', () => {
  const open = listOpenSettings({ ...complete, POSTAL_ADDRESS: '' });
  expect(open).toEqual([expect.stringContaining('POSTAL_ADDRESS')]);
});
