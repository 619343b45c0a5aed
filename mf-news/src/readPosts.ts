/** Which posts this browser has news of since the reader last saw them. Kept on the device only. */
import type { Post } from '@desert/contract/records/news';
import { useEffect, useSyncExternalStore } from 'react';

/** A JSON object: the time in ms of the first visit as `since`, and of the last visit to each post by its id. */
const KEY = 'news-read';
const MAX_POSTS = 200;

interface Reading {
  since: number;
  posts: [id: number, at: number][];
}

function readStored(): Reading | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Reading;
  } catch {
    return undefined;
  }
}

function store(reading: Reading): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(reading));
  } catch {
    // Full, or switched off: nothing is marked.
  }
}

const subscribe = () => () => {};

/** Whether a post or its newest comment is later than the reader's last visit to it. Nothing is new on a first visit. */
export function useIsUnread({ id, created_at, replied_at }: Post): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const reading = readStored();
      if (!reading) return false;
      const seen = reading.posts.find(([post]) => post === id)?.[1] ?? reading.since;
      return Date.parse(replied_at ?? created_at) > seen;
    },
    () => false,
  );
}

/** Notes the first visit to the list. */
export function useFirstVisit(): void {
  useEffect(() => {
    if (!readStored()) store({ since: Date.now(), posts: [] });
  }, []);
}

/** Notes that the reader has seen a post with all its comments. */
export function useSeenPost({ id, comment_count }: Pick<Post, 'id' | 'comment_count'>): void {
  useEffect(() => {
    const { since, posts } = readStored() ?? { since: Date.now(), posts: [] };
    const others = posts.filter(([post]) => post !== id);
    store({ since, posts: [[id, Date.now()] as [number, number], ...others].slice(0, MAX_POSTS) });
  }, [id, comment_count]);
}
