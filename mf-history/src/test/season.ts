import type { TeamDetail } from '@desert/contract/history';
import { doan, laBarbera, langkow, smith, vrbata, whitney, yandle } from './players.ts';

/** 2011-12 with a part of its roster, in no order. */
export const season2011: TeamDetail = {
  id: 32,
  year: '2011-12',
  team_name: 'Phoenix Coyotes',
  record: '42-27-13',
  playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
  coach: 'Dave Tippett',
  previous_year: '2010-11',
  next_year: '2012-13',
  players: [laBarbera, langkow, doan, yandle, smith, vrbata, whitney],
};
