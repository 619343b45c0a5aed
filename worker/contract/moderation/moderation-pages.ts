import type { ReportedKind } from './moderation.ts';

export const MODERATION_PATH = '/moderation';
export const MODERATION_LOG_PATH = '/moderation/log';
export const RULES_PATH = '/rules';
export const SAFETY_PATH = '/safety';
/** Where anyone reports a page, with or without an account. */
export const REPORT_PATH = '/report';
/** A member's page about the actions on them, where they can ask another moderator. */
export const DECISIONS_PATH = '/user/decisions';

/** Query string, with '?', of the moderation page and of `GET /api/moderation/cases/` for one subject's case. */
export function buildCaseQuery(kind: ReportedKind, id: number): string {
  return `?kind=${kind}&id=${id}`;
}

export const CASES_READ = '/api/moderation/cases/?state=:state&kind=:kind&id=:id&cursor=:cursor';
export const QUEUE_READ = '/api/moderation/queue/';
export const FAILED_JOBS_READ = '/api/moderation/failed-jobs/';
/** Responds with a sentence per variable of wrangler.toml that the site's owner has not decided. */
export const OPEN_SETTINGS_READ = '/api/moderation/open-settings/';
export const LOG_READ = '/api/moderation/log/?full=:full&cursor=:cursor';

export const PENDING_READ = '/api/account/pending/';

/** Maximum of the count of open cases, because counting reads the rows. */
export const MAX_OPEN_CASES = 100;
