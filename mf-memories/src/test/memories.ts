/** Memories, for tests. */
import type { Memory, MemoryDetail } from '@desert/contract/memories';
import data from './memories.json';

export const { author, other } = data;

/** A memory as the list has it, with two pictures. */
export const listed: Memory = data.listed;

/** The same memory as its page has it. */
export const memory: MemoryDetail = {
  ...listed,
  comments: data.comments,
  earlier_comments: null,
  viewer_first_comment: null,
};
