import { beforeAll, expect, it } from 'vitest';
import { historySeed } from '../seed/history/seed.ts';
import { run, runAll } from '../test/d1.ts';

beforeAll(() => runAll(historySeed().statements));

it('each player in the history tables has a season, and each season a year of its own', async () => {
  await expect(run('DELETE FROM teams WHERE id = 32')).rejects.toThrow('FOREIGN KEY');
  const move = run('UPDATE players SET team_id = 99 WHERE id = 32001');
  await expect(move).rejects.toThrow('FOREIGN KEY');
  await expect(run("UPDATE teams SET year = '2011-12' WHERE id = 1")).rejects.toThrow('UNIQUE');
  await expect(run('UPDATE teams SET start_year = 2011 WHERE id = 1')).rejects.toThrow('UNIQUE');
});
it.each(['goals', 'assists', 'points'])(
  'the history tables reject a skater without %s',
  async (column) => {
    const update = (position: string) =>
      run(`UPDATE players SET ${column} = NULL WHERE team_id = 32 AND position = '${position}'`);
    await expect(update('C')).rejects.toThrow('players_skater_scoring');
    expect((await update('G')).meta.changes).toBeGreaterThan(0);
  },
);
