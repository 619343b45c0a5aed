import { pluralize } from '../text/pluralize.ts';
import styles from './StoryCounts.module.css';

interface StoryCountsProps {
  story: { likes: number; comment_count: number };
}

export function StoryCounts({ story }: StoryCountsProps) {
  return (
    <span className={`caption ${styles.counts}`}>
      <span>{pluralize(story.likes, 'like')}</span>
      <span>{pluralize(story.comment_count, 'comment')}</span>
    </span>
  );
}
