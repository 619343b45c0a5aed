/** The handlers of all kinds of jobs. The runner takes a batch of each kind in this order. */
import { accountHandler } from '../../accounts/deletion/finish.ts';
import { digestHandler, digestsHandler } from '../../digests/handlers.ts';
import { followersHandler } from '../../follows/handler.ts';
import { attendanceHandler } from '../../history/attendance/summary.ts';
import { mailHandler } from '../../mail/handler.ts';
import { noticeHandler } from '../../moderation/notices/handler.ts';
import { notifyHandler } from '../../notifications/handler.ts';
import { letterHandler } from '../../notifications/letter-handler.ts';
import { sellersHandler } from '../../notifications/quiet-items.ts';
import { photosHandler } from '../../photos/sweep.ts';
import { pushHandler } from '../../push/handler.ts';
import { purgeHandler } from '../../records/purge.ts';
import { followHandler } from '../../records/visibility/follow-stories.ts';
import { indexHandler } from '../../search/index/handler.ts';
import { rebuildHandler } from '../../search/index/rebuild.ts';
import { sweepHandler } from '../../search/index/sweep-words.ts';
import type { JobHandler } from '../handler.ts';
import { cleanHandler } from './clean.ts';

export const HANDLERS = {
  mail: mailHandler,
  notify: notifyHandler,
  followers: followersHandler,
  follow: followHandler,
  rebuild: rebuildHandler,
  index: indexHandler,
  account: accountHandler,
  attendance: attendanceHandler,
  clean: cleanHandler,
  purge: purgeHandler,
  photos: photosHandler,
  words: sweepHandler,
  sellers: sellersHandler,
  push: pushHandler,
  letter: letterHandler,
  notice: noticeHandler,
  digests: digestsHandler,
  digest: digestHandler,
} satisfies Record<string, JobHandler>;

export type JobKind = keyof typeof HANDLERS;
