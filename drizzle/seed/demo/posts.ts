import type { DemoFan } from './fans.ts';

export interface DemoStory {
  title: string;
  details: string;
  by: DemoFan;
  likedBy: DemoFan[];
  /** Oldest first. */
  comments: { by: DemoFan; content: string }[];
}

/** What the demo's News say, oldest first. Add at the end: what is loaded stays as it is. */
export const posts: DemoStory[] = [
  {
    title: 'Welcome to the news page',
    details:
      'There is no team to report on anymore, so the news here is ours: what we found, what we heard, who is meeting where.\n\nPost what you like to read.',
    by: 'saguaro',
    likedBy: ['puckdrop', 'rinkrat', 'ocotillo', 'backcheck'],
    comments: [
      { by: 'rinkrat', content: 'First!' },
      { by: 'ocotillo', content: 'Good to see all of you again.' },
    ],
  },
  {
    title: 'Every season is in the History section now',
    details:
      'From 1979-80 to 2023-24, with every roster. You can sort the tables by any column; I have spent two evenings on it already.\n\nStart with your own first season and see how many names you still know.',
    by: 'backcheck',
    likedBy: ['saguaro', 'rinkrat'],
    comments: [
      { by: 'puckdrop', content: 'I knew eleven. I would have sworn it was all of them.' },
      { by: 'backcheck', content: 'Eleven is not bad! The goalies are the hard part.' },
      { by: 'saguaro', content: 'Sorting by penalty minutes explains a lot.' },
    ],
  },
  {
    title: 'Shane Doan: 1,540 games',
    details:
      'I looked it up in the History section because I did not believe my own memory: 1,540 games, 402 goals, 570 assists, all with this franchise.\n\nWho comes close for you?',
    by: 'ocotillo',
    likedBy: ['saguaro', 'puckdrop', 'rinkrat', 'backcheck'],
    comments: [
      { by: 'rinkrat', content: 'Nobody. Next question.' },
      {
        by: 'puckdrop',
        content: 'Keith Tkachuk had 52 goals in 1996-97 alone. Different question, I know.',
      },
      { by: 'ocotillo', content: 'A fine answer to a different question.' },
    ],
  },
  {
    title: 'Does anybody still have a working VHS player?',
    details:
      'I found a box of tapes in the garage, all labeled "game" and nothing else. I would like to know what is on them before I throw anything away.',
    by: 'rinkrat',
    likedBy: ['ocotillo'],
    comments: [{ by: 'saguaro', content: 'Yes, and a way to copy them. Write to me.' }],
  },
  {
    title: 'Ball hockey in the park, Sunday mornings',
    details:
      'Before it gets hot. We have two goals and never enough goalies. All ages, all levels; bring water.\n\nWear whatever sweater you have left.',
    by: 'puckdrop',
    likedBy: ['saguaro', 'backcheck'],
    comments: [
      { by: 'backcheck', content: 'I am in, if somebody lends me a left-handed stick.' },
      { by: 'rinkrat', content: 'There is one in the Store!' },
    ],
  },
  {
    title: 'How do you wash an old sweater?',
    details:
      'Asking for a brick-red one with white stripes that should stay white. Cold water and hope is all I have so far.',
    by: 'saguaro',
    likedBy: [],
    comments: [],
  },
];
