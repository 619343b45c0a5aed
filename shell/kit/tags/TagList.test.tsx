import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { $viewer } from '../app/session.ts';
import { tagThings } from '../head/storyHead.ts';
import { tagOf } from '../testing/tagChoices.ts';
import { CardTags, TagList } from './TagList.tsx';

const tags = ['2011-12', 'Shane Doan', 'Mike Smith', 'Ray Whitney'].map(tagOf);
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('a record’s page links all tags of the record under a heading, and its card the first three', () => {
  const { unmount } = render(<TagList tags={tags} owner={1} />);
  expect(screen.getByRole('region', { name: 'Tagged' })).toBeTruthy();
  expect(links()).toEqual([
    ['2011-12', '/history/2011-12'],
    ['Shane Doan', '/history/players/shane-doan'],
    ['Mike Smith', '/history/players/mike-smith'],
    ['Ray Whitney', '/history/players/ray-whitney'],
  ]);
  unmount();
  render(<CardTags tags={tags} />);
  expect(links().map(([label]) => label)).toEqual(['2011-12', 'Shane Doan', 'Mike Smith']);
});

it('only the author of a record is asked whether they were at the tagged game, until they say so', () => {
  const game = tagOf('May 7, 2012 vs. Nashville Predators');
  const question = 'You tagged this game: were you there?';
  $viewer.set({ id: 1, username: 'author' });
  const { unmount } = render(<TagList tags={[game]} owner={1} />);
  expect(links()).toContainEqual([question, '/history/games/2012-05-07#attendance']);
  unmount();
  render(<TagList tags={[game]} owner={2} />);
  render(<TagList tags={[game]} owner={1} attended={['2012-05-07']} />);
  expect(links()).toHaveLength(2);
});

it.each([[[]], [undefined]])('a record with the tags %j shows no list of tags', (none) => {
  const { container } = render(
    <>
      <TagList tags={none} owner={1} />
      <CardTags tags={none} />
    </>,
  );
  expect(container.innerHTML).toBe('');
  expect(tagThings(none)).toBeUndefined();
});

it('the JSON-LD of a record names the tagged players, and the team of a tagged season', () => {
  const things = tagThings(['1979-80', '2013-14', '2014-15', 'Shane Doan'].map(tagOf));
  expect(things?.map(({ '@type': type, name }) => [type, name])).toEqual([
    ['SportsTeam', 'Winnipeg Jets 1979-80'],
    ['SportsTeam', 'Phoenix Coyotes 2013-14'],
    ['SportsTeam', 'Arizona Coyotes 2014-15'],
    ['Person', 'Shane Doan'],
  ]);
  expect(things?.at(-1)).toMatchObject({ url: '/history/players/shane-doan' });
});
