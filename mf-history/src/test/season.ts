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
  alike: [
    {
      year: '2019-20',
      team_name: 'Arizona Coyotes',
      record: '33-29-8',
      reason:
        '53% (here 59%) of the points, 2.8 (here 2.6) goals a game scored, also 2.5 let in; it ended in the First Round.',
    },
    {
      year: '1986-87',
      team_name: 'Winnipeg Jets',
      record: '40-32-8',
      reason:
        '55% (here 59%) of the points, 3.5 (here 2.6) goals a game scored, 3.4 (here 2.5) let in; it ended in the Division Finals.',
    },
  ],
  players: [laBarbera, langkow, doan, yandle, smith, vrbata, whitney],
};
