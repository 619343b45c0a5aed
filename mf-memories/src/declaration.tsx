import type { Memory, MemoryDetail } from '@desert/contract/memories';
import {
  lazyComponent,
  type PageProps,
  pictureOf,
  read,
  route,
  type SectionDefinition,
  storyHead,
  widget,
  type WidgetProps,
} from '@desert/kit';
import { MemoriesPage } from './memories/MemoriesPage.tsx';
import { MemoryPage } from './memory/MemoryPage.tsx';
import { UnknownMemoryPage } from './memory/UnknownMemoryPage.tsx';
import { OwnMemories } from './OwnMemories.tsx';

const list = route({
  path: '/memories',
  reads: { memories: read<Memory[]>('/api/memories/?cursor=:cursor') },
  loading: 'Loading...',
  shape: 'cards',
  head: () => ({
    title: 'Coyotes Memories',
    description:
      'Photos and stories of the fans: the nights, the seats and the people beside them.',
    feed: { title: 'Memories', path: '/memories/feed.xml' },
  }),
  Page: ({ addresses }: PageProps<{ memories: Memory[] }>) => (
    <MemoriesPage first={addresses.memories} />
  ),
});

const create = route({
  path: '/memories/new',
  reads: {},
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  head: () => ({ title: 'Create a Memory', description: 'Share what you remember.' }),
  Page: lazyComponent(async () => {
    const { MemoryForm } = await import('./form/MemoryForm.tsx');
    return () => <MemoryForm />;
  }),
});

const detail = route({
  path: '/memories/:memoryId',
  reads: { memory: read<MemoryDetail>('/api/memories/:memoryId/') },
  loading: 'Loading...',
  shape: 'picture',
  head: ({ memory }) => storyHead(memory, memory.user, pictureOf(memory.images)),
  Page: ({ data }: PageProps<{ memory: MemoryDetail }>) => <MemoryPage memory={data.memory} />,
  Missing: () => <UnknownMemoryPage />,
});

const edit = route({
  path: '/memories/:memoryId/edit',
  reads: { memory: read<MemoryDetail>('/api/memories/:memoryId/') },
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  mayOpen: ({ memory }, viewer) => memory.user_id === viewer?.id,
  head: ({ memory }) => ({ title: `Update ${memory.title}`, description: 'Edit your memory.' }),
  Page: lazyComponent(async () => {
    const { MemoryForm } = await import('./form/MemoryForm.tsx');
    return ({ data }: PageProps<{ memory: MemoryDetail }>) => <MemoryForm memory={data.memory} />;
  }),
  Missing: () => <UnknownMemoryPage />,
});

const profile = widget({
  reads: { own: read<Memory[]>('/api/memories/?limit=6&user_id=:viewer&cursor=:memories_cursor') },
  label: 'Your Memories',
  loading: 'Loading...',
  View: ({ addresses }: WidgetProps<{ own: Memory[] }>) => <OwnMemories first={addresses.own} />,
});

const home = widget({
  reads: { memories: read<Memory[]>('/api/memories/?limit=3') },
  label: 'Memories',
  loading: 'Loading...',
  View: lazyComponent(async () => {
    const { NewestMemories } = await import('./NewestMemories.tsx');
    return ({ data }: WidgetProps<{ memories: Memory[] }>) => (
      <NewestMemories memories={data.memories} />
    );
  }),
});

export const memories: SectionDefinition = {
  name: 'memories',
  routes: [list, create, detail, edit],
  widgets: { profile, home },
};
