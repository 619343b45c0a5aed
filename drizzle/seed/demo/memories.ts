import type { Picture } from './pictures.ts';
import type { DemoStory } from './posts.ts';

export interface DemoMemory extends DemoStory {
  pictures: Picture[];
}

/** What the demo's fans remember, oldest first. Add at the end: what is loaded stays as it is. */
export const memories: DemoMemory[] = [
  {
    title: 'The drive home',
    details:
      'An hour of desert road with the windows down, and nobody said a word until the first traffic light. Then all of us at once.',
    by: 'ocotillo',
    pictures: ['road'],
    likedBy: ['saguaro', 'rinkrat'],
    comments: [{ by: 'saguaro', content: 'Ours was the same, only that it took us two hours.' }],
  },
  {
    title: 'Listening in bed',
    details:
      'School the next morning, so the radio was turned down until only I could hear it. I fell asleep in overtime and had to ask my father who won.',
    by: 'backcheck',
    pictures: ['radio'],
    likedBy: ['ocotillo', 'puckdrop', 'rinkrat'],
    comments: [
      { by: 'puckdrop', content: 'And who did?' },
      { by: 'backcheck', content: 'He had fallen asleep too.' },
    ],
  },
  {
    title: 'A goal on our street',
    details:
      'Two houses down somebody had a net, and whoever had a stick came out in the evening when the asphalt had cooled.\n\n"Car!" still makes me lift a goal that is not there.',
    by: 'rinkrat',
    pictures: ['street-net', 'stick'],
    likedBy: ['saguaro'],
    comments: [],
  },
  {
    title: 'My sweater drawer became a sweater closet',
    details: 'It began with one. Then there was one that was nearly the same, but not quite.',
    by: 'saguaro',
    pictures: ['closet', 'sweater-brick', 'sweater-night', 'sweater-back'],
    likedBy: ['puckdrop', 'rinkrat', 'ocotillo', 'backcheck'],
    comments: [
      { by: 'ocotillo', content: 'And you sell two of them here? I do not believe it.' },
      { by: 'saguaro', content: 'I have them twice.' },
    ],
  },
  {
    title: 'Against the glass',
    details:
      'A friend could not go and gave me the seat. I had never been so near: you hear everything, and the cold comes through your shoes.',
    by: 'puckdrop',
    pictures: ['ice-level', 'tickets'],
    likedBy: ['ocotillo', 'backcheck'],
    comments: [],
  },
  {
    title: 'A rink behind the house, for one night',
    details:
      'It froze once, and we had been waiting for it with the hose. By ten in the morning it was a pond again, but we have the photos.',
    by: 'ocotillo',
    pictures: ['backyard-rink', 'skates'],
    likedBy: ['rinkrat', 'backcheck'],
    comments: [
      { by: 'rinkrat', content: 'I have told this story ever since and nobody believes me.' },
    ],
  },
  {
    title: 'Everybody up',
    details:
      'I do not remember the score. I remember that the whole section stood up at once, and that a stranger in a foam paw hugged me.',
    by: 'puckdrop',
    pictures: ['stands', 'foam-paw'],
    likedBy: ['saguaro', 'rinkrat', 'ocotillo'],
    comments: [
      { by: 'saguaro', content: 'It may have been me.' },
      { by: 'puckdrop', content: 'Then you owe me a lemonade.' },
    ],
  },
];
