/** Remembers in the browser which posts the reader has seen, to mark those with something new. */
import type { Post } from '@desert/contract/records/news';
import { useEffect, useSyncExternalStore } from 'react';

/** Key in the local storage of a `Reading` as JSON. */
const KEY = 'news-read';
const MAX_POSTS = 200;

interface Reading {
  /** Time of the first visit, in ms since 1970. */
  since: number;
  /** Time of the newest text that the reader saw in each post, by the server's clock. */
  posts: [id: number, at: number][];
}

/** The time at which a post or its newest comment was written. */
const findNewestTime = ({ created_at, replied_at }: Pick<Post, 'created_at' | 'replied_at'>) =>
  Date.parse(replied_at ?? created_at);

function readStored(): Reading | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Reading;
  } catch {
    return undefined;
  }
}

function storeReadPosts(reading: Reading): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(reading));
  } catch {
    // Full, or switched off: nothing is marked.
  }
}

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Whether a post has something that the reader has not seen. Nothing is new on the first visit. */
export function useIsUnread(post: Post): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => {
      const reading = readStored();
      if (!reading) return false;
      const seen = reading.posts.find(([id]) => id === post.id)?.[1] ?? reading.since;
      return findNewestTime(post) > seen;
    },
    () => false,
  );
}

/** Notes the first visit to the list. */
export function useFirstVisit(): void {
  useEffect(() => {
    if (!readStored()) storeReadPosts({ since: Date.now(), posts: [] });
  }, []);
}

/** Notes that the reader has seen a post with all its comments. */
export function useSeenPost(post: Post): void {
  const { id } = post;
  const at = findNewestTime(post);
  useEffect(() => {
    const { since, posts } = readStored() ?? { since: Date.now(), posts: [] };
    const others = posts.filter(([other]) => other !== id);
    storeReadPosts({ since, posts: [[id, at] as [number, number], ...others].slice(0, MAX_POSTS) });
  }, [id, at]);
}
