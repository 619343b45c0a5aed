import { expect, it } from 'vitest';
import { doan, langkow, smith, whitney, yandle } from '../test/players.ts';
import { groupByPosition } from './roster.ts';

it('takes centers and wings for forwards, and everyone for one thing only', () => {
  expect(groupByPosition([smith, doan, yandle, langkow, whitney])).toEqual({
    forwards: [doan, langkow, whitney],
    defensemen: [yandle],
    goalies: [smith],
  });
});
