import type { ListFilter } from './filters.ts';

/** The filters of lists of posts and memories: order and author. */
export const storyFilters: readonly ListFilter[] = [
  {
    name: 'sort',
    label: 'Sort by',
    none: 'Newest',
    choices: [
      ['replied', 'Newest reply'],
      ['comments', 'Most comments'],
      ['likes', 'Most liked'],
      ['likes-month', 'Most liked this month'],
    ],
  },
  {
    name: 'author',
    label: 'Posted by',
    isMember: true,
    input: { autoCapitalize: 'none', autoComplete: 'off', placeholder: 'Username' },
  },
];
