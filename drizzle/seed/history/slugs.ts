/** Slugs of persons. `slugs.json` has, by id, the current slug, then former ones, which redirect permanently. */
import { getBirthDate, getPersonName, type Person } from './identities.ts';
import source from './slugs.json' with { type: 'json' };

export type Slugs = Record<string, string[]>;

export const slugs: Slugs = source;

/**
 * Adds slugs of new and renamed persons, and keeps former ones. A taken slug gets the birth year or the id appended.
 */
export function updateSlugs(persons: Person[], slugs: Slugs): Slugs {
  const taken = new Map(
    Object.entries(slugs).flatMap(([id, ownSlugs]) =>
      ownSlugs.map((slug) => [slug, Number(id)] as const),
    ),
  );
  const updated: Slugs = {};
  for (const person of persons) {
    const personSlugs = slugs[person.id] ?? [];
    const { first_name, last_name } = getPersonName(person);
    const plain = toSlug(`${first_name} ${last_name}`);
    const choices = [
      plain,
      `${plain}-${getBirthDate(person)?.slice(0, 4) ?? person.id}`,
      `${plain}-${person.id}`,
    ];
    const slug = choices.find((value) => (taken.get(value) ?? person.id) === person.id) ?? plain;
    taken.set(slug, person.id);
    updated[person.id] = [slug, ...personSlugs.filter((value) => value !== slug)];
  }
  return updated;
}

/** The slug of a name: 'J.J. Daigneault' gives 'jj-daigneault'. */
export function toSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}.'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
