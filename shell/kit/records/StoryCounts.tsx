import { countOf } from '../text/count.ts';
import styles from './StoryCounts.module.css';

export interface StoryCountsProps {
  story: { likes: number; comment_count: number };
}

/** How many like a post or a memory and what was said of it, where neither can be pressed. */
export function StoryCounts({ story }: StoryCountsProps) {
  return (
    <span className={`caption ${styles.counts}`}>
      <span>{countOf(story.likes, 'like')}</span>
      <span>{countOf(story.comment_count, 'comment')}</span>
    </span>
  );
}
