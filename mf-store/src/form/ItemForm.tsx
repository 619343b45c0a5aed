import { type Item, ITEM_NAME_MAX, ItemForm as Schema } from '@desert/contract/merch';
import type { FormPageProps } from '@desert/kit';
import {
  IMAGE_FIELDS,
  RecordForm,
  RecordImages,
  SubmitButton,
  TextArea,
  TextField,
  useRecordForm,
} from '@desert/kit/forms';
import { ITEM } from '../kind.ts';

const FIELDS = ['name', 'description', 'price', ...IMAGE_FIELDS];

/** Makes or updates an item with its images. */
export function ItemForm({ record: item }: FormPageProps<Item>) {
  const { errors, pending, savedImages, onSubmit, onInput, draft } = useRecordForm({
    list: ITEM.list,
    path: ITEM.path,
    subject: ITEM.field,
    schema: Schema,
    record: item,
    done: item ? 'Your changes are saved.' : 'Your item is for sale.',
  });
  return (
    <RecordForm
      heading={item ? 'Update Your Item' : 'Create a New Item To Sell!'}
      onSubmit={onSubmit}
      onInput={onInput}
      draft={draft}
      errors={errors}
      fields={FIELDS}
    >
      <TextField
        label="Item Name"
        name="name"
        maxLength={ITEM_NAME_MAX}
        defaultValue={item?.name}
        error={errors['name']}
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={item?.description}
        error={errors['description']}
      />
      <TextField
        label="Price"
        name="price"
        inputMode="decimal"
        placeholder="$0.00"
        defaultValue={item?.price.toFixed(2)}
        error={errors['price']}
        hint="In dollars, like 12.50 or $1,200. At most $1,000,000."
      />
      <RecordImages images={item?.images} errors={errors} saved={savedImages} />
      <SubmitButton waiting={pending && 'Saving...'}>
        {item ? 'Update Item' : 'Create Item'}
      </SubmitButton>
    </RecordForm>
  );
}
