import type { Item } from '@desert/contract/store/merch';
import { recordSection } from '@desert/kit';
import { buildItemHead } from './item/itemHead.ts';
import { ItemPage } from './item/ItemPage.tsx';
import { ItemPrice, PriceAndSeller } from './ItemPrice.tsx';
import { ITEMS } from './items.ts';
import { ITEM_FILTERS } from './items/itemFilters.ts';
import { ItemsPage } from './items/ItemsPage.tsx';
import { messagePages } from './messages/routes.tsx';

const records = recordSection<Item>({
  name: 'store',
  label: 'Store',
  kind: ITEMS,
  list: {
    filters: ITEM_FILTERS,
    head: {
      title: 'Coyotes Merch Store',
      description:
        'Old Coyotes merchandise, fan to fan. Buy what other fans are selling, or sell your own.',
    },
    shape: 'cards',
    showsTexts: false,
    Page: ItemsPage,
  },
  detail: {
    head: buildItemHead,
    shape: 'picture',
    Page: ItemPage,
    notFound: {
      heading: 'This item isn’t available',
      text: 'It may have been deleted, or the link may be wrong. There’s plenty more in the store.',
      back: 'Back to store',
    },
  },
  form: {
    head: { title: 'Sell an item', description: 'Sell your old Coyotes merchandise.' },
    update: 'Edit your item.',
    fetchCode: async () => (await import('./form/ItemForm.tsx')).ItemForm,
  },
  profile: {
    heading: 'Your Items for Sale',
    empty: 'You’re not selling anything yet.',
    invite: 'Sell your first item',
    pictures: true,
    query: 'state=all',
    show: (item) => ({
      id: item.id,
      title: item.name,
      image: item.images[0],
      note: (
        <p className="caption">
          <ItemPrice item={item} />
        </p>
      ),
    }),
  },
  member: {
    heading: 'Items for sale',
    empty: 'Nothing for sale right now.',
    also: { heading: 'Sold', filter: ['state', 'sold'] },
  },
  found: (item) => ({
    href: `/merch/${item.id}`,
    title: item.name,
    text: item.description,
    picture: { image: item.images[0] },
    line: <PriceAndSeller item={item} />,
  }),
  sources: {
    list: 'src/items/ItemsPage.tsx',
    detail: 'src/item/ItemPage.tsx',
    form: 'src/form/ItemForm.tsx',
    newest: 'src/NewestItems.tsx',
    entry: 'src/ItemPrice.tsx',
  },
  fetchNewest: async () => (await import('./NewestItems.tsx')).NewestItems,
});

export const store = { ...records, routes: [...messagePages, ...records.routes] };
