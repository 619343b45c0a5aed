import { memories, memoryComments, memoryImages, memoryLikes } from '../../schema/memories.ts';
import { merch, merchImages } from '../../schema/merch.ts';
import { news, newsComments, newsLikes } from '../../schema/news.ts';
import { defineSeed, type Seed } from '../seed.ts';
import { fanStatements } from './fans.ts';
import { type DemoItem, items } from './items.ts';
import { type DemoMemory, memories as demoMemories } from './memories.ts';
import { type DemoStory, posts } from './posts.ts';
import {
  addComment,
  addImage,
  addItem,
  addLike,
  addStory,
  count,
  renameImages,
} from './records.ts';
import { at } from './time.ts';

/** Hours between two records. */
const PACE = 26;

const NEWS = { stories: news, comments: newsComments, likes: newsLikes };
const MEMORIES = { stories: memories, comments: memoryComments, likes: memoryLikes };

/**
 * What a site shows that nobody has written to yet: items, posts and memories by fans of the demo.
 * Adds what is not there and changes nothing that is, but for a picture whose file has another name now.
 */
export function demoSeed(): Seed {
  return defineSeed('demo', [
    ...fanStatements(),
    renameImages(merchImages, 'programme', 'program'),
    ...items.flatMap(itemStatements),
    ...posts.flatMap((post, index) => storyStatements(NEWS, keyOf('post', index), index, post)),
    ...demoMemories.flatMap(memoryStatements),
  ]);
}

function itemStatements(item: DemoItem, index: number): string[] {
  const key = keyOf('item', index);
  return [
    addItem({ key, created_at: at(index * PACE) }, item),
    ...item.pictures.map((picture) => addImage(merchImages, merch, key, picture)),
  ];
}

function memoryStatements(memory: DemoMemory, index: number): string[] {
  const key = keyOf('memory', index);
  return [
    ...storyStatements(MEMORIES, key, index, memory),
    ...memory.pictures.map((picture) => addImage(memoryImages, memories, key, picture)),
  ];
}

function storyStatements(
  { stories, comments, likes }: typeof NEWS,
  key: string,
  index: number,
  story: DemoStory,
): string[] {
  const hours = index * PACE;
  return [
    addStory(stories, { key, created_at: at(hours) }, story),
    ...story.comments.map((comment, n) => {
      const written = { key: `${key} comment ${n}`, created_at: at(hours + n + 1) };
      return addComment(comments, stories, key, written, comment);
    }),
    ...story.likedBy.map((fan) => addLike(likes, stories, key, fan)),
    count(stories, { comments, likes }, key),
  ];
}

function keyOf(kind: string, index: number): string {
  return `demo ${kind} ${index}`;
}
