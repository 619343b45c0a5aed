import { pluralize } from '../text/pluralize.ts';
import styles from './lists.module.css';

interface StoryCountsProps {
  story: { likes: number; comment_count: number };
}

/** The numbers of a record's likes and comments: '2 likes 3 comments'. */
export function StoryCounts({ story }: StoryCountsProps) {
  return (
    <span className={`caption ${styles.counts}`}>
      <span>{pluralize(story.likes, 'like')}</span>
      <span>{pluralize(story.comment_count, 'comment')}</span>
    </span>
  );
}
