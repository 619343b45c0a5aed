/** `npm run passwords` writes the deny list of common passwords. Run it after an update of their package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '../worker/contract/accounts/account.ts';
import { root } from './site/root.ts';

const MOST_USED = 10_000;

export const FILE = 'worker/contract/accounts/most-used-passwords.json';

/** JSON of the 10,000 most used passwords, without those too short for the site. The source has them in lower case. */
export function buildMostUsedPasswords(): string {
  const long = dictionary['passwords-common']
    .slice(0, MOST_USED)
    .filter((password) => password.length >= PASSWORD_LENGTH.least);
  return `${JSON.stringify({ passwords: long.join('\n') }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(join(root, FILE), buildMostUsedPasswords());
