import type { Item } from '@desert/contract/store/merch';
import { formatPrice, STATE_TEXTS } from '@desert/contract/store/price-texts';
import { lowerPrice, renewalPath } from '@desert/contract/store/renewal';
import { BackLink, Button, type PageProps, usePostedForm } from '@desert/kit';

/** Asks a seller whether an item is still for sale. Its answers are a plain form. */
export function RenewPage({ data: { record: item } }: Pick<PageProps<{ record: Item }>, 'data'>) {
  const errors = Object.values(usePostedForm()?.errors ?? {});
  const lower = lowerPrice(item.price);
  return (
    <div className="stack gap-5 middle narrow">
      <p>
        <BackLink href={`/merch/${item.id}`}>Back to item</BackLink>
      </p>
      <h1>Is it still for sale?</h1>
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      {item.state === 'for_sale' ? (
        <form method="post" action={renewalPath(item.id)} className="card stack pad-4">
          <p>
            <b dir="auto">{item.name}</b>, {formatPrice(item.price)}
          </p>
          {lower !== undefined && <input type="hidden" name="price" value={lower} />}
          <Button type="submit" name="choice" value="for_sale">
            Keep it for sale
          </Button>
          {lower !== undefined && (
            <Button type="submit" look="quiet" name="choice" value="reduce">
              Lower the price to {formatPrice(lower)}
            </Button>
          )}
          <Button type="submit" look="quiet" name="choice" value="sold">
            Mark as sold
          </Button>
          <Button type="submit" look="quiet" name="choice" value="withdrawn">
            Unlist
          </Button>
        </form>
      ) : (
        <p>
          Your item is <b>{STATE_TEXTS[item.state].toLowerCase()}</b>.
        </p>
      )}
    </div>
  );
}
