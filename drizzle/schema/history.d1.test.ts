import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';

const run = (sql: string) => env.DB.prepare(sql).run();

describe('the history tables', () => {
  it('keep a season that still has players', async () => {
    await expect(run('DELETE FROM teams WHERE id = 32')).rejects.toThrow('FOREIGN KEY');
  });

  it('take no player of an unknown season', async () => {
    await expect(run('UPDATE players SET team_id = 99 WHERE id = 32001')).rejects.toThrow(
      'FOREIGN KEY',
    );
  });

  it('take one season a year', async () => {
    await expect(run("UPDATE teams SET year = '2011-12' WHERE id = 1")).rejects.toThrow('UNIQUE');
    await expect(run('UPDATE teams SET start_year = 2011 WHERE id = 1')).rejects.toThrow('UNIQUE');
  });

  it.each(['goals', 'assists', 'points'])('know every skater’s %s', async (column) => {
    const update = (position: string) =>
      run(`UPDATE players SET ${column} = NULL WHERE team_id = 32 AND position = '${position}'`);
    await expect(update('C')).rejects.toThrow('players_skater_scoring');
    expect((await update('G')).meta.changes).toBeGreaterThan(0);
  });
});
