import { pluralize } from '../text/pluralize.ts';
import styles from './StoryCounts.module.css';

export interface StoryCountsProps {
  story: { likes: number; comment_count: number };
}

/** How many like a post or a memory and what was said of it, where neither can be pressed. */
export function StoryCounts({ story }: StoryCountsProps) {
  return (
    <span className={`caption ${styles.counts}`}>
      <span>{pluralize(story.likes, 'like')}</span>
      <span>{pluralize(story.comment_count, 'comment')}</span>
    </span>
  );
}
