/** Prints new keys for web push. New keys end all subscriptions: members have to turn notifications on again. */
import { makePushKeys } from './site/push-keys.ts';

console.log(`${makePushKeys()}

Store this as a secret of the edge: npx wrangler secret put PUSH_KEYS`);
