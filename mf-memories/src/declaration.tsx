import type { Memory, MemoryDetail } from '@desert/contract/records/memories';
import { Byline, toPicture, recordSection, StoryCounts, buildStoryHead } from '@desert/kit';
import { MEMORIES } from './memories.ts';
import { MemoriesPage } from './memories/MemoriesPage.tsx';
import { MemoryPage } from './memory/MemoryPage.tsx';

export const memories = recordSection<Memory, MemoryDetail>({
  name: 'memories',
  label: 'Memories',
  kind: MEMORIES,
  list: {
    head: {
      title: 'Coyotes Memories',
      description:
        'Photos and stories from the fans: the nights, the seats, and the people beside them.',
      feed: { title: 'Memories', path: '/memories/feed.xml' },
    },
    shape: 'cards',
    showsTexts: false,
    Page: MemoriesPage,
  },
  detail: {
    head: (memory) => buildStoryHead(memory, memory.user, toPicture(memory.images)),
    shape: 'picture',
    Page: MemoryPage,
    notFound: {
      heading: 'This memory isn’t available',
      text: 'It may have been deleted, or the link may be wrong. There are plenty more to look back on.',
      back: 'Back to memories',
    },
  },
  form: {
    head: { title: 'Create a Memory', description: 'Share what you remember.' },
    update: 'Edit your memory.',
    fetchCode: async () => (await import('./form/MemoryForm.tsx')).MemoryForm,
  },
  profile: {
    heading: 'Your Memories',
    empty: 'You haven’t shared a memory yet.',
    invite: 'Share your first memory',
    pictures: true,
    show: ({ id, title, images }) => ({ id, title, image: images[0] }),
  },
  member: { heading: 'Memories', empty: 'No memories yet.' },
  found: (memory) => ({
    href: `/memories/${memory.id}`,
    title: memory.title,
    text: memory.details,
    picture: { image: memory.images[0] },
    line: (
      <>
        <Byline author={memory.user.username} iso={memory.created_at} />
        <StoryCounts story={memory} />
      </>
    ),
  }),
  sources: {
    list: 'src/memories/MemoriesPage.tsx',
    detail: 'src/memory/MemoryPage.tsx',
    form: 'src/form/MemoryForm.tsx',
    newest: 'src/NewestMemories.tsx',
    entry: '@desert/kit/records/StoryCounts.tsx',
  },
  fetchNewest: async () => (await import('./NewestMemories.tsx')).NewestMemories,
});
