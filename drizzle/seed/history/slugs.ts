/** Slugs of persons. `slugs.json` has, by id, the current slug, then former ones, which redirect permanently. */
import { birthDateOf, nameOf, type Person } from './identities.ts';
import source from './slugs.json' with { type: 'json' };

export type Slugs = Record<string, string[]>;

export const slugs: Slugs = source;

/**
 * Adds slugs of new and renamed persons, and keeps former ones. A taken slug gets the birth year or the id appended.
 */
export function updatedSlugs(persons: Person[], known: Slugs): Slugs {
  const taken = new Map(
    Object.entries(known).flatMap(([id, own]) => own.map((slug) => [slug, Number(id)] as const)),
  );
  const updated: Slugs = {};
  for (const person of persons) {
    const own = known[person.id] ?? [];
    const { first_name, last_name } = nameOf(person);
    const plain = slugOf(`${first_name} ${last_name}`);
    const choices = [
      plain,
      `${plain}-${birthDateOf(person)?.slice(0, 4) ?? person.id}`,
      `${plain}-${person.id}`,
    ];
    const slug = choices.find((one) => (taken.get(one) ?? person.id) === person.id) ?? plain;
    taken.set(slug, person.id);
    updated[person.id] = [slug, ...own.filter((one) => one !== slug)];
  }
  return updated;
}

/** The slug of a name: 'J.J. Daigneault' gives 'jj-daigneault'. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}.'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
