import type { Comment } from '@desert/contract/comments';
import type { Story } from '@desert/contract/stories';
import { describe } from 'vitest';
import { type Permission, testPermissions } from '../../../test/permissions.ts';
import { newComment, newStory, readStory, STORY_SECTIONS } from '../../../test/stories.ts';

interface Subject {
  story: Story;
  comment: Comment;
}

const words = { title: 'Other', details: 'words' };
const content = 'Other words';

const anyone = { visitor: 200, owner: 200, other: 200 };
const created = { visitor: 401, owner: 201, other: 201 };
const signedIn = { visitor: 401, owner: 200, other: 200 };
const ownerOnly = { visitor: 401, owner: 200, other: 403 };

describe.each(STORY_SECTIONS)('permissions of /$name', (section) => {
  const { name, field } = section;
  const table: Permission<Subject>[] = [
    ['GET /', (fan) => fan.get(`/${name}/`), anyone],
    ['GET /{id}/', (fan, { story }) => fan.get(`/${name}/${story.id}/`), anyone],
    ['GET /{id}/comments/', (fan, { story }) => fan.get(`/${name}/${story.id}/comments/`), anyone],
    ['POST /new/', (fan) => fan.post(`/${name}/new/`, words), created],
    [
      'PUT /{id}/edit/',
      (fan, { story }) => fan.put(`/${name}/${story.id}/edit/`, words),
      ownerOnly,
    ],
    [
      'DELETE /{id}/delete/',
      (fan, { story }) => fan.delete(`/${name}/${story.id}/delete/`),
      ownerOnly,
    ],
    [
      'POST /{id}/restore/',
      (fan, { story }) => fan.post(`/${name}/${story.id}/restore/`),
      ownerOnly,
    ],
    [
      'POST /comment/new/',
      (fan, { story }) => fan.post(`/${name}/comment/new/`, { content, [field]: story.id }),
      created,
    ],
    [
      'PUT /{commentId}/comment/edit/',
      (fan, { comment }) => fan.put(`/${name}/${comment.id}/comment/edit/`, { content }),
      ownerOnly,
    ],
    [
      'DELETE /{commentId}/comment/delete/',
      (fan, { comment }) => fan.delete(`/${name}/${comment.id}/comment/delete/`),
      ownerOnly,
    ],
    [
      'POST /{commentId}/comment/restore/',
      (fan, { comment }) => fan.post(`/${name}/${comment.id}/comment/restore/`),
      ownerOnly,
    ],
    ['POST /{id}/like/', (fan, { story }) => fan.post(`/${name}/${story.id}/like/`), signedIn],
    [
      'DELETE /{id}/like/delete/',
      (fan, { story }) => fan.delete(`/${name}/${story.id}/like/delete/`),
      signedIn,
    ],
  ];

  testPermissions(
    table,
    async (owner) => {
      const story = await newStory(section, owner);
      return { story, comment: await newComment(section, owner, story.id) };
    },
    ({ story }) => readStory(section, story.id),
  );
});
