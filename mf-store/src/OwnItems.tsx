import type { Item } from '@desert/contract/merch';
import { OwnRecords } from '@desert/kit';

/** What the viewer sells, for their profile. */
export function OwnItems({ first }: { first: string }) {
  return (
    <OwnRecords<Item>
      heading="Your Items for Sale"
      first={first}
      list="/api/merch/"
      path="/merch"
      word="item"
      cursorName="store_cursor"
      moreText="More items"
      pictures
      show={({ id, name, images }) => ({ id, title: name, image: images[0] })}
      empty="You are not selling anything yet."
      invite="Sell your first item"
    />
  );
}
