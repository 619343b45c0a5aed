/** Real players of 2011-12, and Hamel of 1979-80: no source knows his number, or anybody's save percentage. */
import type { RosterGoalie, RosterSkater } from '../team/roster.ts';
import players from './players.json';

type Skaters = Record<keyof typeof players.skaters, RosterSkater>;
type Goalies = Record<keyof typeof players.goalies, RosterGoalie>;

export const { whitney, vrbata, doan, langkow, yandle } = players.skaters as Skaters;
export const { smith, laBarbera, hamel } = players.goalies as Goalies;
