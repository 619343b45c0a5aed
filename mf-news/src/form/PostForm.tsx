import { type Post, PostFormSchema as Schema } from '@desert/contract/records/news';
import { type FormPageProps, TextField } from '@desert/kit';
import {
  RecordForm,
  RecordImages,
  SubmitButton,
  TagsField,
  TextArea,
  useRecordForm,
} from '@desert/kit/forms';
import { POSTS } from '../posts.ts';

export function PostForm({ data: { record: post } }: FormPageProps<Post>) {
  const form = useRecordForm(POSTS, {
    schema: Schema,
    record: post,
    done: post ? 'Changes saved.' : 'Your post is live.',
  });
  return (
    <RecordForm heading="Start a discussion about some Coyotes news!" form={form}>
      <TextField label="Title" name="title" autoComplete="off" defaultValue={post?.title} />
      <TextArea label="Details" name="details" rows={5} mentions defaultValue={post?.details} />
      <TagsField from="title details" tags={post?.tags} />
      <RecordImages images={post?.images} areOptional />
      <SubmitButton waiting="Posting..." posts>
        {post ? 'Update Post' : 'Post'}
      </SubmitButton>
    </RecordForm>
  );
}
