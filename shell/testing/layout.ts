/** Props of the layout, for tests. */
import type { Credit, SectionLink } from '@desert/contract/pages/shell';

export const sections: SectionLink[] = [
  {
    name: 'store',
    label: 'Store',
    path: '/merch',
    widgets: ['home'],
    summary: 'Old jerseys, pucks, and programs, sold fan to fan.',
    action: 'Sell an item',
  },
  {
    name: 'news',
    label: 'News',
    path: '/news',
    widgets: ['home'],
    summary: 'What people are saying about the Coyotes. Have your say.',
    action: 'Start a discussion',
  },
  {
    name: 'history',
    label: 'History',
    path: '/history',
    widgets: ['home'],
    summary: 'Every season, every roster, every record.',
  },
  {
    name: 'memories',
    label: 'Memories',
    path: '/memories',
    widgets: ['home'],
    summary: 'Photos and stories, from the rink to the parking lot.',
    action: 'Share a memory',
  },
];

export const credit: Credit = {
  name: 'A fan',
  links: [
    { label: 'Code', href: 'https://code.example/fan' },
    { label: 'Work', href: 'https://work.example/fan' },
    { label: 'Blog', href: 'https://fan.example/' },
    { label: 'GitHub', href: 'https://github.com/' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com' },
  ],
};
