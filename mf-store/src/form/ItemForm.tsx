import { type Item, ITEM_NAME_MAX, ItemForm as Schema } from '@desert/contract/merch';
import type { FormPageProps } from '@desert/kit';
import {
  RecordForm,
  RecordImages,
  SubmitButton,
  TextArea,
  TextField,
  useRecordForm,
} from '@desert/kit/forms';
import { ITEMS } from '../items.ts';

/** Makes or updates an item with its images. */
export function ItemForm({ data: { record: item } }: FormPageProps<Item>) {
  const form = useRecordForm(ITEMS, {
    schema: Schema,
    record: item,
    done: item ? 'Your changes are saved.' : 'Your item is for sale.',
  });
  return (
    <RecordForm heading={item ? 'Update Your Item' : 'Create a New Item To Sell!'} form={form}>
      <TextField
        label="Item Name"
        name="name"
        maxLength={ITEM_NAME_MAX}
        defaultValue={item?.name}
      />
      <TextArea label="Description" name="description" defaultValue={item?.description} />
      <TextField
        label="Price"
        name="price"
        inputMode="decimal"
        placeholder="$0.00"
        defaultValue={item?.price.toFixed(2)}
        hint="In dollars, like 12.50 or $1,200. At most $1,000,000."
      />
      <RecordImages images={item?.images} saved={form.savedImages} />
      <SubmitButton waiting="Saving..." posts>
        {item ? 'Update Item' : 'Create Item'}
      </SubmitButton>
    </RecordForm>
  );
}
