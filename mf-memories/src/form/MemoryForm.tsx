import { type Memory, MemoryFormSchema as Schema } from '@desert/contract/records/memories';
import { type FormPageProps, TextField } from '@desert/kit';
import {
  RecordForm,
  RecordImages,
  SubmitButton,
  TagsField,
  TextArea,
  useRecordForm,
} from '@desert/kit/forms';
import { MEMORIES } from '../memories.ts';

export function MemoryForm({ data: { record: memory } }: FormPageProps<Memory>) {
  const form = useRecordForm(MEMORIES, {
    schema: Schema,
    record: memory,
    done: memory ? 'Changes saved.' : 'Your memory is live.',
  });
  const images = <RecordImages images={memory?.images} />;
  return (
    <RecordForm heading={memory ? 'Update Your Memory' : 'Create a Memory'} form={form}>
      {!memory && images}
      <TextField label="Title" name="title" autoComplete="off" defaultValue={memory?.title} />
      <TextArea label="Details" name="details" rows={5} mentions defaultValue={memory?.details} />
      <TagsField from="title details" tags={memory?.tags} />
      {memory && images}
      <SubmitButton waiting="Saving..." posts>
        {memory ? 'Update Memory' : 'Post Memory'}
      </SubmitButton>
    </RecordForm>
  );
}
