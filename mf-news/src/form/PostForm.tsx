import { type Post, PostInput } from '@desert/contract/news';
import type { FormPageProps } from '@desert/kit';
import { RecordForm, SubmitButton, TextArea, TextField, useRecordForm } from '@desert/kit/forms';
import { POSTS } from '../posts.ts';

/** Makes a post or updates one, and goes on to its page. */
export function PostForm({ data: { record: post } }: FormPageProps<Post>) {
  const form = useRecordForm(POSTS, {
    schema: PostInput,
    record: post,
    done: post ? 'Your changes are saved.' : 'Your post is out.',
  });
  return (
    <RecordForm heading="Start a discussion about some Coyotes news!" form={form}>
      <TextField label="Title" name="title" defaultValue={post?.title} />
      <TextArea label="Details" name="details" rows={5} defaultValue={post?.details} />
      <SubmitButton waiting="Sending..." posts>
        {post ? 'Update Post' : 'Post'}
      </SubmitButton>
    </RecordForm>
  );
}
