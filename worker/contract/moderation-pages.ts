/** Where moderation is shown. */

export const MODERATION_PATH = '/moderation';
export const MODERATION_LOG_PATH = '/moderation/log';
export const RULES_PATH = '/rules';

/** What those read; see `expandTemplate`. */
export const CASES_READ = '/api/moderation/cases/?state=:state&cursor=:cursor';
export const LOG_READ = '/api/moderation/log/?full=:full&cursor=:cursor';
