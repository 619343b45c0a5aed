import { type Post, type PostDetail, PostInput } from '@desert/contract/news';
import {
  collectionOf,
  type FormPageProps,
  notify,
  sendApi,
  useAnswers,
  useNavigate,
} from '@desert/kit';
import {
  postOnce,
  RecordForm,
  SubmitButton,
  TextArea,
  TextField,
  useDraftedForm,
} from '@desert/kit/forms';
import { POST } from '../kind.ts';

const FIELDS = ['title', 'details'];

const put = (id: number) => `${POST.list}${id}/edit/`;

/** Makes a post or updates one, and goes on to its page. */
export function PostForm({ record: post }: FormPageProps<Post>) {
  const answers = useAnswers();
  const navigate = useNavigate();
  const { errors, pending, onSubmit, onInput, draft } = useDraftedForm({
    schema: PostInput,
    send: (values, sendKey) =>
      post
        ? sendApi('PUT', put(post.id), values)
        : postOnce(sendKey, { post: `${POST.list}new/`, put }, values),
    onDone(body) {
      const { id, title, details } = body as Post;
      const posts = collectionOf<PostDetail>(answers, POST.list);
      posts.forgetLists();
      posts.change(id, (known) => ({ ...known, title, details }));
      // The way back from the post leads past its form.
      navigate(`/news/${id}`, { replace: true });
      notify(post ? 'Your changes are saved.' : 'Your post is out.');
    },
  });
  return (
    <RecordForm
      heading="Start a discussion about some Coyotes news!"
      onSubmit={onSubmit}
      onInput={onInput}
      draft={draft}
      errors={errors}
      fields={FIELDS}
    >
      <TextField label="Title" name="title" defaultValue={post?.title} error={errors['title']} />
      <TextArea
        label="Details"
        name="details"
        rows={5}
        defaultValue={post?.details}
        error={errors['details']}
      />
      <SubmitButton waiting={pending && 'Sending...'}>{post ? 'Update Post' : 'Post'}</SubmitButton>
    </RecordForm>
  );
}
