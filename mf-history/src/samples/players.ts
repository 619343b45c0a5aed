/** Real players of 2011-12 and 1979-80, for tests. */
import type { Goalie, Skater } from '@desert/contract/history';

export const whitney: Skater = {
  id: 1,
  first_name: 'Ray',
  last_name: 'Whitney',
  number: 13,
  position: 'L',
  age: 39,
  gp: 82,
  goals: 24,
  assists: 53,
  points: 77,
  pims: 28,
  plus_minus: 26,
};

export const vrbata: Skater = {
  id: 2,
  first_name: 'Radim',
  last_name: 'Vrbata',
  number: 17,
  position: 'R',
  age: 30,
  gp: 77,
  goals: 35,
  assists: 27,
  points: 62,
  pims: 24,
  plus_minus: 24,
};

export const doan: Skater = {
  id: 3,
  first_name: 'Shane',
  last_name: 'Doan',
  number: 19,
  position: 'R',
  age: 35,
  gp: 79,
  goals: 22,
  assists: 28,
  points: 50,
  pims: 48,
  plus_minus: -8,
};

export const langkow: Skater = {
  id: 4,
  first_name: 'Daymond',
  last_name: 'Langkow',
  number: 22,
  position: 'C',
  age: 35,
  gp: 73,
  goals: 11,
  assists: 19,
  points: 30,
  pims: 14,
  plus_minus: -4,
};

export const yandle: Skater = {
  id: 5,
  first_name: 'Keith',
  last_name: 'Yandle',
  number: 3,
  position: 'D',
  age: 25,
  gp: 82,
  goals: 11,
  assists: 32,
  points: 43,
  pims: 51,
  plus_minus: 5,
};

export const smith: Goalie = {
  id: 6,
  first_name: 'Mike',
  last_name: 'Smith',
  number: 41,
  position: 'G',
  age: 29,
  gp: 67,
  gaa: 2.21,
  svp: 0.93,
  wins: 38,
};

export const laBarbera: Goalie = {
  id: 7,
  first_name: 'Jason',
  last_name: 'LaBarbera',
  number: 1,
  position: 'G',
  age: 32,
  gp: 19,
  gaa: 2.54,
  svp: 0.912,
  wins: 3,
};

/** Of 1979-80: no source knows his number, or anybody's save percentage. */
export const hamel: Goalie = {
  id: 8,
  first_name: 'Pierre',
  last_name: 'Hamel',
  number: null,
  position: 'G',
  age: 27,
  gp: 35,
  gaa: 4.01,
  svp: null,
  wins: 9,
};
