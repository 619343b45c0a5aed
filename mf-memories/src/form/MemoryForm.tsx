import { type Memory, MemoryForm as Schema } from '@desert/contract/memories';
import { TITLE_MAX } from '@desert/contract/stories';
import {
  IMAGE_FIELDS,
  RecordForm,
  RecordImages,
  SubmitButton,
  TextArea,
  TextField,
  useRecordForm,
} from '@desert/kit/forms';

const FIELDS = ['title', 'details', ...IMAGE_FIELDS];

interface MemoryFormProps {
  /** The memory to update; without one the form makes one. */
  memory?: Memory | undefined;
}

/** Makes or updates a memory with its images. */
export function MemoryForm({ memory }: MemoryFormProps) {
  const { errors, pending, savedImages, onSubmit, onInput, draft } = useRecordForm({
    list: '/api/memories/',
    path: '/memories',
    subject: 'memory_id',
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
