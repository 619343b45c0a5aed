import type { Memory } from '@desert/contract/memories';
import { EmptyNote, Shelf } from '@desert/kit';

/** What was remembered last, for the home page. */
export function NewestMemories({ memories }: { memories: Memory[] }) {
  if (memories.length === 0)
    return <EmptyNote>Nobody has shared a memory yet. Yours could be the first.</EmptyNote>;
  return (
    <Shelf
      records={memories.map(({ id, title, user, images }) => ({
        id,
        href: `/memories/${id}`,
        title,
        image: images[0],
        line: <bdi>{user.username}</bdi>,
      }))}
    />
  );
}
