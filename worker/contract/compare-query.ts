import * as v from 'valibot';
import { filter } from './filter.ts';
import { PLAYER_NAME, PLAYER_NAME_MAX } from './players.ts';

const Compared = filter(
  v.pipe(v.string(PLAYER_NAME), v.trim(), v.maxLength(PLAYER_NAME_MAX, PLAYER_NAME)),
);

export const CompareQuery = v.object({ a: Compared, b: Compared, c: Compared, d: Compared });
