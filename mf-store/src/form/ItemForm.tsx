import { type Item, ItemFormSchema as Schema } from '@desert/contract/store/merch';
import { type FormPageProps, SelectField, TextField } from '@desert/kit';
import {
  FieldGroup,
  RecordForm,
  RecordImages,
  SubmitButton,
  TagsField,
  TextArea,
  useRecordForm,
} from '@desert/kit/forms';
import { CATEGORY_CHOICES, CONDITION_CHOICES } from '../itemFacts.ts';
import { ITEMS } from '../items.ts';
import styles from './ItemForm.module.css';

const NOT_SPECIFIED = 'Not specified';

export function ItemForm({ data: { record: item } }: FormPageProps<Item>) {
  const form = useRecordForm(ITEMS, {
    schema: Schema,
    record: item,
    done: item ? 'Changes saved.' : 'Your item is now for sale.',
  });
  const images = <RecordImages images={item?.images} />;
  return (
    <RecordForm heading={item ? 'Update Your Item' : 'Create a New Item To Sell!'} form={form}>
      {!item && images}
      <TextField label="Item Name" name="name" autoComplete="off" defaultValue={item?.name} />
      <TextArea label="Description" name="description" mentions defaultValue={item?.description} />
      <TextField
        label="Price"
        name="price"
        inputMode="decimal"
        placeholder="$0.00"
        defaultValue={item?.price.toFixed(2)}
        hint="In US dollars, like 12.50 or $1,200. Up to $1,000,000."
      />
      {item && images}
      <FieldGroup legend="More details (optional)">
        <SelectField
          label="Category"
          name="category"
          choices={CATEGORY_CHOICES}
          none={NOT_SPECIFIED}
          defaultValue={item?.category}
        />
        <TextField label="Size" name="size" defaultValue={item?.size} />
        <SelectField
          label="Condition"
          name="condition"
          choices={CONDITION_CHOICES}
          none={NOT_SPECIFIED}
          defaultValue={item?.condition}
        />
      </FieldGroup>
      <p className={styles.ticket}>
        Which game is the ticket for? Tag it below by its date or its opponent.
      </p>
      <TagsField from="name description" tags={item?.tags} />
      <SubmitButton waiting="Saving..." posts>
        {item ? 'Update Item' : 'Create Item'}
      </SubmitButton>
    </RecordForm>
  );
}
