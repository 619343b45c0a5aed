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
        '53% of available points (vs. 59% here), 2.8 goals scored per game (vs. 2.6 here), 2.5 allowed per game (same here). Lost in the First Round.',
    },
    {
      year: '1986-87',
      team_name: 'Winnipeg Jets',
      record: '40-32-8',
      reason:
        '55% of available points (vs. 59% here), 3.5 goals scored per game (vs. 2.6 here), 3.4 allowed per game (vs. 2.5 here). Lost in the Division Finals.',
    },
  ],
  results: 'WLO|WL',
  players: [laBarbera, langkow, doan, yandle, smith, vrbata, whitney],
};
