import type { Memory } from '@desert/contract/memories';
import { EmptyNote, MoreLink, usePagedList, WriteButton } from '@desert/kit';
import { MemoryCard } from './MemoryCard.tsx';
import styles from './MemoriesPage.module.css';

/** How many cards a visitor sees first: their pictures are fetched at once. */
const FIRST = 2;

interface MemoriesPageProps {
  /** The API address of the list's first page. */
  first: string;
}

/** What fans remember, newest first. */
export function MemoriesPage({ first }: MemoriesPageProps) {
  const list = usePagedList<Memory>(first);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Coyotes Memories</h1>
        <p>
          The walk in from the parking lot, the first game with somebody small on your shoulders,
          the night you lost your voice. The ice is gone; this is what stays.
        </p>
        <WriteButton href="/memories/new" signIn="Sign in to join the fun">
          Make a new memory
        </WriteButton>
      </header>
      {list.records.length === 0 ? (
        <EmptyNote>Nobody has shared a memory yet. Yours can be the first.</EmptyNote>
      ) : (
        <ul className={styles.memories} aria-label="Memories">
          {list.records.map((memory, at) => (
            <li key={memory.id}>
              <MemoryCard memory={memory} first={at < FIRST} />
            </li>
          ))}
        </ul>
      )}
      <MoreLink list={list}>More memories</MoreLink>
    </div>
  );
}
