import type { Item } from '@desert/contract/merch';
import {
  lazyComponent,
  type PageProps,
  read,
  route,
  type SectionDefinition,
  widget,
  type WidgetProps,
} from '@desert/kit';
import { itemHead } from './item/itemHead.ts';
import { ItemPage } from './item/ItemPage.tsx';
import { UnknownItemPage } from './item/UnknownItemPage.tsx';
import { ItemsPage } from './items/ItemsPage.tsx';
import { OwnItems } from './OwnItems.tsx';

const items = route({
  path: '/merch',
  reads: { items: read<Item[]>('/api/merch/?cursor=:cursor') },
  loading: 'Loading...',
  shape: 'cards',
  head: () => ({
    title: 'Coyotes Merch Store',
    description:
      'Old Coyotes merchandise, from fan to fan: buy what others sell, sell what you have.',
  }),
  Page: ({ addresses }: PageProps<{ items: Item[] }>) => <ItemsPage first={addresses.items} />,
});

const create = route({
  path: '/merch/new',
  reads: {},
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  head: () => ({ title: 'Sell an item', description: 'Sell your old Coyotes merchandise.' }),
  Page: lazyComponent(async () => {
    const { ItemForm } = await import('./form/ItemForm.tsx');
    return () => <ItemForm />;
  }),
});

const item = route({
  path: '/merch/:merchId',
  reads: { item: read<Item>('/api/merch/:merchId/') },
  loading: 'Loading...',
  shape: 'picture',
  head: ({ item }) => itemHead(item),
  Page: ({ data }: PageProps<{ item: Item }>) => <ItemPage item={data.item} />,
  Missing: () => <UnknownItemPage />,
});

const update = route({
  path: '/merch/:merchId/edit',
  reads: { item: read<Item>('/api/merch/:merchId/') },
  loading: 'Loading...',
  shape: 'form',
  signedIn: true,
  mayOpen: ({ item }, viewer) => item.user_id === viewer?.id,
  head: ({ item }) => ({ title: `Update ${item.name}`, description: 'Edit your item.' }),
  Page: lazyComponent(async () => {
    const { ItemForm } = await import('./form/ItemForm.tsx');
    return ({ data }: PageProps<{ item: Item }>) => <ItemForm item={data.item} />;
  }),
  Missing: () => <UnknownItemPage />,
});

const profile = widget({
  reads: { own: read<Item[]>('/api/merch/?limit=6&user_id=:viewer&cursor=:store_cursor') },
  label: 'Your Items for Sale',
  loading: 'Loading...',
  View: ({ addresses }: WidgetProps<{ own: Item[] }>) => <OwnItems first={addresses.own} />,
});

const home = widget({
  reads: { items: read<Item[]>('/api/merch/?limit=3') },
  label: 'Store',
  loading: 'Loading...',
  View: lazyComponent(async () => {
    const { NewestItems } = await import('./NewestItems.tsx');
    return ({ data }: WidgetProps<{ items: Item[] }>) => <NewestItems items={data.items} />;
  }),
});

export const store: SectionDefinition = {
  name: 'store',
  routes: [items, create, item, update],
  widgets: { profile, home },
};
