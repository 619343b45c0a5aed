import type { Memory } from '@desert/contract/records/memories';
import { MemberName, type NewestProps, Shelf, StoryCounts } from '@desert/kit';

export function NewestMemories({ records: memories, level }: NewestProps<Memory>) {
  return (
    <Shelf
      level={level}
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
