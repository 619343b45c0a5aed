import { beforeEach, expect, it } from 'vitest';
import { run } from '../test/d1.ts';

const addUser = (username: string, email: string) =>
  run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
    VALUES ('${username}', lower('${username}'), '${email}', lower('${email}'), '!', 1)`);

beforeEach(async () => {
  await run('DELETE FROM sessions');
  await run('DELETE FROM users');
  await addUser('Fan', 'Fan@example.com');
});

it('no two users have the same e-mail or username, whatever the case', async () => {
  await expect(addUser('other', 'fan@EXAMPLE.com')).rejects.toThrow('users.email_key');
  await expect(addUser('FAN', 'other@example.com')).rejects.toThrow('users.username_key');
});

it('users never get the id of a deleted user', async () => {
  const [gone] = (await run('DELETE FROM users RETURNING id')).results;
  await addUser('next', 'next@example.com');
  const [next] = (await run('SELECT id FROM users')).results;
  expect(next!.id).toBeGreaterThan(gone!.id as number);
});

it('every session belongs to a user, who cannot be deleted while it exists', async () => {
  await run("INSERT INTO sessions SELECT 'a hash', id, 1, 1, '', 0 FROM users");
  await expect(run('DELETE FROM users')).rejects.toThrow('FOREIGN KEY');
  const nobodys = run("INSERT INTO sessions VALUES ('another', 0, 1, 1, '', 0)");
  await expect(nobodys).rejects.toThrow('FOREIGN KEY');
});
