import type { Memory } from '@desert/contract/memories';
import { EmptyNote, MemberName, Shelf, StoryCounts } from '@desert/kit';

/** The newest memories, for the home page. */
export function NewestMemories({ records: memories }: { records: Memory[] }) {
  if (memories.length === 0) return <EmptyNote>No memories yet. Share the first one.</EmptyNote>;
  return (
    <Shelf
      records={memories.map((memory) => ({
        id: memory.id,
        href: `/memories/${memory.id}`,
        title: memory.title,
        image: memory.images[0],
        excerpt: memory.details,
        line: (
          <>
            <MemberName username={memory.user.username} />
            <StoryCounts story={memory} />
          </>
        ),
      }))}
    />
  );
}
