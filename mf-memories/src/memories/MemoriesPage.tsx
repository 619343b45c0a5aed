import type { Memory } from '@desert/contract/records/memories';
import { type ListPageProps, RecordListPage, storyFilters } from '@desert/kit';
import { MEMORIES } from '../memories.ts';
import { MemoryCard } from './MemoryCard.tsx';
import styles from './MemoriesPage.module.css';

/** Number of cards above the fold; their pictures load first. */
const EAGER_IMAGES = 2;

const renderCard = (memory: Memory, at: number) => (
  <MemoryCard memory={memory} first={at < EAGER_IMAGES} />
);

export function MemoriesPage({ addresses }: ListPageProps) {
  return (
    <RecordListPage<Memory>
      kind={MEMORIES}
      first={addresses.records}
      heading="Coyotes Memories"
      write="Make a new memory"
      signIn="Sign in to join the fun"
      label="Memories"
      empty="No memories yet. Share the first one."
      filters={storyFilters}
      className={styles.page}
      renderCard={renderCard}
    >
      <p>
        The walk in from the parking lot, the first game with someone small on your shoulders, the
        night you lost your voice. The ice is gone, but these stay.
      </p>
    </RecordListPage>
  );
}
