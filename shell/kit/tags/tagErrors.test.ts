import { expect, it } from 'vitest';
import { tagErrors, replaceTagErrors } from './tagFields.ts';

it('an error about tags is assigned to their text field', () => {
  expect(tagErrors({ tags: 'Too many', title: 'Short' })).toEqual({
    tag_names: 'Too many',
    title: 'Short',
  });
  expect(tagErrors({ 'tags.2.id': 'No such player' })).toEqual({ tag_names: 'No such player' });
  expect(tagErrors({ tagsX: 'Other' })).toEqual({ tagsX: 'Other' });
});

it('a response stays as it is unless it has an error about tags', () => {
  const good = { status: 201, body: { id: 1 } };
  expect(replaceTagErrors(good)).toBe(good);
  expect(replaceTagErrors({ status: 400, body: { errors: { tags: 'x' } } })).toEqual({
    status: 400,
    body: { errors: { tag_names: 'x' } },
  });
});
