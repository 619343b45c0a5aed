/** Data and contexts of the examples. */
import type { Viewer } from '@desert/contract/account';
import type { Comment } from '@desert/contract/comments';
import type { Image } from '@desert/contract/images';
import type { ApiResponses } from '@desert/contract/page';
import type { Story } from '@desert/contract/stories';
import type { Tag } from '@desert/contract/tags';
import { recordKind } from '@desert/kit';
import type { Form, RecordForm } from '@desert/kit/forms';
import { createApiCache, ViewerContext } from '@desert/kit/shell';
import { atom } from 'nanostores';
import type { ComponentProps, ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Examples by the name of their component, and then by state. */
export type Examples = Record<string, Record<string, ReactNode>>;

export const ME = { id: 7, username: 'saguaro' };
export const OTHER = { id: 8, username: 'roadrunner' };
export const MODERATOR: Viewer = { id: 9, username: 'gila', role: 'moderator' };
export const POSTS = recordKind('news', 'post');
export const NOW = '2026-11-21T04:33:02.000Z';

/** Renders an example for another viewer. */
export function as(viewer: Viewer | null, example: ReactNode): ReactNode {
  return <ViewerContext value={atom(viewer)}>{example}</ViewerContext>;
}

/** Renders an example at an address, which client-side navigations do not change. */
export function at(address: string, example: ReactNode): ReactNode {
  const { hook, searchHook } = memoryLocation({ path: address, static: true });
  return (
    <Router hook={hook} searchHook={searchHook}>
      {example}
    </Router>
  );
}

export const TAGS: Tag[] = [
  { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
  { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
  {
    kind: 'game',
    id: '2012-05-07',
    label: 'May 7, 2012 vs. Nashville Predators',
    path: '/history/games/2012-05-07',
  },
];

export const IMAGES: Image[] = [
  { id: 1, url: '/images/demo/sweater-brick.svg', alt: 'A brick red sweater' },
  { id: 2, url: '/images/demo/sweater-back.svg', alt: 'Its back' },
  { id: 3, url: '/images/demo/puck.svg', alt: '' },
];

export const LONG = 'Howling'.repeat(12);

export const TEXT =
  'Thanks, @roadrunner! Shane Doan signed it after the game.\nPictures: https://example.com/rink.';

export const STORY: Story = {
  id: 3,
  title: 'The night we won the division',
  details: TEXT,
  user_id: ME.id,
  likes: 12,
  user_likes: [{ id: 1, user_id: OTHER.id }],
  comment_count: 2,
  created_at: NOW,
  tags: TAGS,
};

export function comment(id: number, content: string, more: Partial<Comment> = {}): Comment {
  return { id, content, users: OTHER, user_id: OTHER.id, created_at: NOW, ...more };
}

const known: ApiResponses = {
  '/api/news/': {
    status: 200,
    body: [STORY, { ...STORY, id: 4, title: LONG }],
    next: '/api/news/?cursor=4',
    total: { count: 12, more: false },
  },
  '/api/news/?author=nobody': { status: 200, body: [], total: { count: 0, more: false } },
  '/api/history/tags/': {
    status: 200,
    body: [
      { ...TAGS[0], about: 'Season' },
      { ...TAGS[1], about: 'R, 1995-96 to 2016-17' },
    ],
  },
  '/api/history/tags/games/': { status: 200, body: { opponents: [], games: [] } },
};

export const CACHE = createApiCache(known, async () => ({ status: 0, body: null }));

export type FormState = ComponentProps<typeof Form>['form'];

/** The state of a form that sends nothing. */
export function formWith(state: Partial<FormState> = {}): FormState {
  return {
    errors: {},
    pending: false,
    fields: ['title', 'tag_names', 'urls'],
    clearErrors() {},
    onSubmit: (event) => event.preventDefault(),
    onInput() {},
    ...state,
  };
}

/** Like `formWith`. @param restored whether the form says that it restored a draft */
export function recordFormWith(
  state: Partial<FormState>,
  restored = false,
): ComponentProps<typeof RecordForm>['form'] {
  return {
    ...formWith(state),
    draft: {
      restored: restored ? {} : undefined,
      formKey: 0,
      restore() {},
      store() {},
      storeBase() {},
      discard() {},
      clear() {},
      partsMade: () => 0,
      save: async () => ({ status: 0, body: null }),
    },
    savedImages: 0,
    restored: undefined,
    base: undefined,
  };
}
