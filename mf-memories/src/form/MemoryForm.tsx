import { type Memory, MemoryForm as Schema } from '@desert/contract/memories';
import { TITLE_MAX } from '@desert/contract/stories';
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
import { MEMORY } from '../kind.ts';

const FIELDS = ['title', 'details', ...IMAGE_FIELDS];

/** Makes or updates a memory with its images. */
export function MemoryForm({ record: memory }: FormPageProps<Memory>) {
  const { errors, pending, savedImages, onSubmit, onInput, draft } = useRecordForm({
    list: MEMORY.list,
    path: MEMORY.path,
    subject: MEMORY.field,
    schema: Schema,
    record: memory,
    done: memory ? 'Your changes are saved.' : 'Your memory is shared.',
  });
  return (
    <RecordForm
      heading={memory ? 'Update Your Memory' : 'Create a Memory'}
      onSubmit={onSubmit}
      onInput={onInput}
      draft={draft}
      errors={errors}
      fields={FIELDS}
    >
      <TextField
        label="Title"
        name="title"
        maxLength={TITLE_MAX}
        defaultValue={memory?.title}
        error={errors['title']}
      />
      <TextArea
        label="Details"
        name="details"
        rows={5}
        defaultValue={memory?.details}
        error={errors['details']}
      />
      <RecordImages images={memory?.images} errors={errors} saved={savedImages} />
      <SubmitButton waiting={pending && 'Saving...'}>
        {memory ? 'Update Memory' : 'Post Memory'}
      </SubmitButton>
    </RecordForm>
  );
}
