import type { Memory } from '@desert/contract/memories';
import { OwnRecords } from '@desert/kit';
import { MEMORIES } from './subject.ts';

/** What the viewer remembers, for their profile. */
export function OwnMemories({ first }: { first: string }) {
  return (
    <OwnRecords<Memory>
      heading="Your Memories"
      first={first}
      list={MEMORIES.list}
      path="/memories"
      word={MEMORIES.word}
      cursorName="memories_cursor"
      moreText="More memories"
      pictures
      show={({ id, title, images }) => ({ id, title, image: images[0] })}
      empty="You have not shared a memory yet."
      invite="Share your first memory"
    />
  );
}
