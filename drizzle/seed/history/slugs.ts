/**
 * The addresses of persons: `slugs.json` has, by id, the present one and after it those of before, which lead to
 * it for good. `write-slugs.ts` writes it.
 */
import { birthDateOf, nameOf, type Person } from './identities.ts';
import source from './slugs.json' with { type: 'json' };

export type Slugs = Record<string, string[]>;

export const slugs: Slugs = source;

/**
 * The slugs with what they lack: one for who is new, and for who was renamed; those that were given stay.
 * Of two who have one name the second gets the year he was born in, or else his id.
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

/** A name as addresses have it: 'J.J. Daigneault' gives 'jj-daigneault'. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}.'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
