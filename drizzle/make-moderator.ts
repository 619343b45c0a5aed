/**
 * Promotes a member to moderator, or demotes them, from their next request on. There is no other way to promote one:
 *   npm run make-moderator -- name [--demote] [--local [--persist-to DIR]]
 *   npm run make-moderator -- name [--demote] --remote
 * The default is the local database.
 */
import { runQueries, type WranglerTarget } from './d1.ts';

/** Matches usernames. None of these characters needs quoting in SQL. */
const USERNAME = /^[\w.-]+$/;

/** Sets a member's role and logs the change. Idempotent. @param username in any case @throws if no member has it */
export async function setRole(
  target: WranglerTarget,
  username: string,
  role: 'moderator' | 'member',
  now = Date.now(),
): Promise<void> {
  if (!USERNAME.test(username)) throw new Error(`There is no member ${username}.`);
  const member = `username_key = '${username.toLowerCase()}' AND id > 0`;
  const action = role === 'moderator' ? 'promote' : 'demote';
  const [, , [row] = []] = await runQueries(
    target,
    `INSERT INTO moderation_actions (created_at, action, kind, subject_id, author_id, title, rule, reason)
      SELECT ${now}, '${action}', 'users', id, id, username, '', '' FROM users WHERE ${member} AND role <> '${role}';
    UPDATE users SET role = '${role}' WHERE ${member};
    SELECT id FROM users WHERE ${member}`,
  );
  if (!row) throw new Error(`There is no member ${username}.`);
}

if (import.meta.main) {
  const [username = '', ...flags] = process.argv.slice(2);
  const role = flags.includes('--demote') ? 'member' : 'moderator';
  const target = flags.filter((flag) => flag !== '--demote');
  const isNamed = target.includes('--local') || target.includes('--remote');
  try {
    await setRole(isNamed ? target : ['--local', ...target], username, role);
    console.log(`${username} is a ${role} from now on.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
