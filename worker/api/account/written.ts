/** All that users write, section by section: what a download holds, and what goes with an account. */
import { memories, memorySubject } from '../memories/collection.ts';
import { items } from '../merch/collection.ts';
import { postSubject, posts } from '../news/collection.ts';
import type { StorySubject } from '../stories/subject.ts';

/** Records with what goes with them. */
export const WRITTEN = { items, posts, memories };

/** What is commented on and liked. */
export const DISCUSSED: StorySubject[] = [postSubject, memorySubject];
