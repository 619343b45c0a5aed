import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes VAPID keys (RFC 8292) as in `PUSH_KEYS`: the public point and the private number, in base64url. */
export function makePushKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  return `${point.toString('base64url')}.${d}`;
}

/** The keys of a local site, made with its first start: other keys would end its subscriptions. */
export function readPushKeys(stateFolder: string): string {
  const file = join(stateFolder, 'push-keys');
  if (!existsSync(file)) {
    mkdirSync(stateFolder, { recursive: true });
    writeFileSync(file, makePushKeys(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
