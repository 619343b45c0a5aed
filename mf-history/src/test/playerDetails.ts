import type { PlayerFacts } from '@desert/contract/history/player-facts';
import type { PlayerDetail } from '@desert/contract/history/players';
import details from './player-details.json';

type Named = Record<keyof typeof details, Omit<PlayerDetail, 'facts' | 'photos' | 'best_night'>>;

const named = details as Named;

const doanFacts: PlayerFacts = {
  hand: 'R',
  born_in: 'Halkirk, AB, Canada',
  height: 74,
  weight: 216,
  draft: { year: 1995, overall: 7, round: null, team: 'Winnipeg Jets' },
  playoffs: [{ year: '2011-12', gp: 16, goals: 5, assists: 4, points: 9, pims: 41, plus_minus: 2 }],
  goalie_playoffs: [],
  awards: [{ season: '2009-10', award: 'King Clancy', others: null }],
  captain: ['2003-04', '2005-06', '2006-07'],
  trades: [{ date: '1996-02-07', direction: 'in', team: 'Mighty Ducks of Anaheim' }],
};

/**
 * Real players: Doan with four of his seasons, reached from a list; Dauphin, who wore three numbers and left the team
 * for a while; Hamel, a goalie whose number and save percentage are unknown.
 */
export const doan: PlayerDetail = {
  ...named.doan,
  facts: doanFacts,
  photos: [{ memory_id: 7, title: 'His last game', url: '/photos/b.jpg', alt: 'Doan' }],
  best_night: {
    date: '2012-01-07',
    game: 'January 7, 2012 vs. New York Islanders',
    line: '3 goals, 1 assist',
  },
};
export const dauphin: PlayerDetail = {
  ...named.dauphin,
  facts: null,
  photos: [],
  best_night: null,
};
export const hamel: PlayerDetail = { ...named.hamel, facts: null, photos: [], best_night: null };
