import { QueryForm, SelectField, TextField } from '@desert/kit';
import {
  ConfirmFirst,
  FieldGroup,
  Form,
  FormSummary,
  RecordForm,
  RecordImages,
  SubmitButton,
  TagsField,
  TextArea,
} from '@desert/kit/forms';
import type { ReactNode } from 'react';
import {
  as,
  type Examples,
  type FormState,
  formWith,
  IMAGES,
  ME,
  recordFormWith,
  TAGS,
} from './surroundings.tsx';

function inForm(fields: ReactNode, state: Partial<FormState> = {}): ReactNode {
  return (
    <Form form={formWith(state)} className="stack">
      {fields}
    </Form>
  );
}

const HINT = 'At most 200 characters';
const ERROR = 'Give your post a title';

const CHOICES = [
  ['hat', 'Hats'],
  ['sweater', 'Sweaters'],
] as const;

const PLAIN = {
  label: 'Category',
  name: 'category',
  choices: CHOICES,
  none: 'Choose one',
};

const submit = <SubmitButton waiting="Posting...">Post</SubmitButton>;

/** Forms and their fields. */
export const FIELDS: Examples = {
  TextField: {
    plain: <TextField label="Title" name="title" />,
    'with a hint': <TextField label="Title" name="title" hint={HINT} defaultValue="A title" />,
    'with an error': <TextField label="Title" name="title" error={ERROR} />,
    'with a hint and an error': <TextField label="Title" name="title" hint={HINT} error={ERROR} />,
    'changed in another tab': inForm(
      <TextField label="Title" name="title" defaultValue="A title" />,
      { conflicts: ['title'], errors: { title: 'This was changed after you opened the form' } },
    ),
  },
  SelectField: {
    plain: <SelectField {...PLAIN} />,
    'with a hint': <SelectField {...PLAIN} hint="Others find it by this" defaultValue="hat" />,
    'with an error': <SelectField {...PLAIN} error="Choose a category" />,
  },
  TextArea: {
    plain: <TextArea label="Details" name="details" />,
    'with a hint': <TextArea label="Details" name="details" hint="Name members with @" mentions />,
    'with an error': <TextArea label="Details" name="details" error="Say what happened" />,
  },
  FieldGroup: {
    'with two fields': (
      <FieldGroup legend="Price">
        <TextField label="From" name="min" />
        <TextField label="To" name="max" />
      </FieldGroup>
    ),
  },
  TagsField: {
    'without tags': inForm(<TagsField tags={undefined} from="title" />),
    'with tags': inForm(<TagsField tags={TAGS} from="title" />),
    'with suggestions': inForm(
      <>
        <TextField label="Title" name="title" defaultValue="Shane Doan in 2011-12" />
        <TagsField tags={undefined} from="title" />
      </>,
    ),
    'with an error': inForm(<TagsField tags={undefined} from="title" />, {
      errors: { tag_names: 'No player by that name wore the sweater' },
    }),
  },
  RecordImages: {
    'of a new record': inForm(<RecordImages images={undefined} saved={0} />),
    'missing in a new record': inForm(<RecordImages images={undefined} saved={0} />, {
      errors: { 'urls.0': 'Add a photo' },
    }),
    'of a saved record, with an error': inForm(
      <RecordImages images={IMAGES.slice(0, 2)} saved={2} />,
      { errors: { 'urls.1': 'Enter the address of a photo' } },
    ),
  },
  SubmitButton: {
    ready: inForm(submit),
    waiting: inForm(submit, { pending: true }),
  },
  FormSummary: {
    'with errors of no field': inForm(<FormSummary />, {
      errors: { message: 'Something went wrong. Please try again' },
    }),
  },
  ConfirmFirst: {
    'before the email is confirmed': as({ ...ME, unconfirmed_may: 'read' }, <ConfirmFirst />),
  },
  Form: { 'with a field': inForm([<TextField key="title" label="Title" name="title" />, submit]) },
  RecordForm: {
    'with a draft': (
      <RecordForm heading="Start a discussion" form={recordFormWith({}, true)}>
        <TextField label="Title" name="title" defaultValue="Half a thought" />
        {submit}
      </RecordForm>
    ),
    'with errors': (
      <RecordForm
        heading="Start a discussion"
        form={recordFormWith({ errors: { title: ERROR, message: 'Nothing was saved' } })}
      >
        <TextField label="Title" name="title" />
        {submit}
      </RecordForm>
    ),
  },
  QueryForm: {
    'with a field': (
      <QueryForm path="/merch" label="Filter" className="stack">
        <SelectField {...PLAIN} />
      </QueryForm>
    ),
  },
};
