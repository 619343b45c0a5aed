import { PostInput } from '@desert/contract/news';
import type { PostedForm } from '@desert/contract/page';
import { KEY_FIELD } from '@desert/contract/posted-record';
import {
  ConfirmFirst,
  FieldGroup,
  Form,
  FormSummary,
  RecordForm,
  SelectField,
  SubmitButton,
  TagsField,
  TextArea,
  TextField,
  useForm,
  useRecordForm,
} from '../../../shell/kit/forms.ts';
import { createPostedForm, PostedFormContext } from '../../../shell/kit/section/context.tsx';
import { POSTS, tags } from './given.ts';

/** Has a key: one that was not posted is given a random one. */
const posted: PostedForm = {
  errors: { title: 'Give your post a title', message: 'That is too much for today.' },
  values: { [KEY_FIELD]: ['the-key-of-a-sample'], details: ['It went in.'] },
};

function Written() {
  const form = useRecordForm(POSTS, { schema: PostInput, record: undefined, done: 'Posted.' });
  return (
    <RecordForm heading="Write a Post" form={form}>
      <TextField label="Title" name="title" maxLength={200} />
      <TextArea label="Details" name="details" hint="As long as you like." />
      <SubmitButton waiting="Saving..." posts>
        Post
      </SubmitButton>
    </RecordForm>
  );
}

function Simple({ errors }: { errors?: Record<string, string> }) {
  const send = async () => ({ status: 200, body: {} });
  const form = useForm({ schema: PostInput, send, onDone() {}, initialErrors: errors });
  return (
    <Form form={form} className="stack">
      <FormSummary />
      <SubmitButton waiting="Sending...">Send</SubmitButton>
    </Form>
  );
}

/** Forms, and what they are made of. */
export const forms = {
  Form: <Simple />,
  FormSummary: <Simple errors={{ message: 'That didn’t go through. Please try again.' }} />,
  RecordForm: (
    <PostedFormContext value={createPostedForm('/news', posted)}>
      <Written />
    </PostedFormContext>
  ),
  // Renders nothing, as the fan's email is confirmed.
  ConfirmFirst: <ConfirmFirst />,
  SubmitButton: (
    <SubmitButton look="danger" waiting="Deleting...">
      Delete
    </SubmitButton>
  ),
  FieldGroup: (
    <FieldGroup legend="More">
      <TextField label="Size" name="size" />
    </FieldGroup>
  ),
  SelectField: (
    <SelectField
      label="Category"
      name="category"
      none="–"
      choices={[
        ['hat', 'Hat'],
        ['puck', 'Puck'],
      ]}
      defaultValue="puck"
      error="Choose one"
    />
  ),
  TagsField: <TagsField tags={tags} from="title details" />,
  TextArea: <TextArea label="Details" name="details" rows={3} defaultValue="It went in." />,
  TextField: (
    <TextField label="Title" name="title" hint="A line." error="Give it a title" required />
  ),
};
