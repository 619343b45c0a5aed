import { expect, it } from 'vitest';
import { compareDeclarations, componentsOf } from './compare.ts';

/** What a change of an export of the kit is: what it was, what it is. */
const OF_THE_KIT = `
  break    | const Gone: string                    |
  addition |                                       | const added: string
  nothing  | const same: (a: string) => void       | const same: (a: string) => void
  nothing  | function renamedArgument(a: 1): 1     | function renamedArgument(b: 1): 1
  break    | function moreAsked(a: 1): 1           | function moreAsked(a: 1, b: 2): 1
  addition | function moreTaken(a: 1): 1           | function moreTaken(a: 1, b?: 2): 1
  break    | function narrower(a: string): 1       | function narrower(a: 'x'): 1
  break    | function maybe(): string              | function maybe(): string / undefined
  break    | function Prop(p: { a: 1 }): 1         | function Prop(p: { a: 1; b: 2 }): 1
  break    | interface Option { a?: 1 }            | interface Option { }
  addition | interface Options<T> { a: T }         | interface Options<T> { a: T; b?: T }
  break    | const Turned: string                  | interface Turned { a: 1 }
  nothing  | function generic<T>(a: T): T          | function generic<T>(a: T): T
  addition | function genericMore<T>(a: T): T      | function genericMore<T>(a: T, b?: 1): T
  break    | interface GenericGone<T> { a: T }     |
  break    | interface asType { a: 1 }             | const asType: 1
  addition | interface SectionModule { a: 1 }      | interface SectionModule { a: 1; b?: 2 }`;

/** The same of what the edge and a section's Worker say to each other, today's and yesterday's. */
const OF_THE_PROTOCOL = `
  addition | interface FragmentRequest { a: 1 }    | interface FragmentRequest { a: 1; b: 2 }
  break    | interface FragmentHead { a: 1 }       | interface FragmentHead { a: 1; b: 2 }
  addition | interface SectionManifest { a: 1 }    | interface SectionManifest { a: 1; b?: 2 }
  nothing  | interface PageState { a: 1 }          | interface PageState { }`;

type Case = [meaning: string, before: string, after: string];

const casesIn = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replace('/', '|')) as Case);
const [kit, protocol] = [OF_THE_KIT, OF_THE_PROTOCOL].map(casesIn);

/** A declaration file of all cases, as it was before (1) or is after (2). */
const fileOf = (cases: Case[] = [], at: 1 | 2) =>
  cases
    .map((each) => each[at])
    .filter((text) => text !== '')
    .map((text) => `export ${text.startsWith('interface') ? '' : 'declare '}${text};`)
    .join('\n');

const stateAt = (at: 1 | 2) =>
  new Map([
    ['shell/kit/index', fileOf(kit, at)],
    ['worker/contract/page', fileOf(protocol, at)],
  ]);

const changes = compareDeclarations(stateAt(1), stateAt(2));

function meaningOf(what: string): string {
  const named = (list: string[]) => list.some((each) => each.endsWith(`: ${what}`));
  if (named(changes.breaks)) return 'break';
  return named(changes.additions) ? 'addition' : 'nothing';
}

it.each([...kit!, ...protocol!])('a %s: from %j to %j', (meaning, before, after) => {
  const [, what = ''] = /^\w+ (\w+)/.exec(before || after) ?? [];
  expect(meaningOf(what)).toBe(meaning);
});

it('names the entry', () => {
  expect(changes.breaks).toContain('shell/kit/index: Gone');
});

it('takes no export without a name', () => {
  const all = new Map([['shell/kit/index', "export * from './a';"]]);
  expect(() => compareDeclarations(all, all)).toThrow('by name only');
});

it('tells the components that sections use', () => {
  const declarations = new Map([
    [
      'shell/kit/index',
      "export { Button, type ButtonProps } from './a';\nexport { useA } from './b';",
    ],
    ['shell/kit/forms', "export { Form } from './form';"],
    ['shell/kit/form', 'export declare function Inside(): 1;'],
  ]);
  expect(componentsOf(declarations)).toEqual(['Button', 'Form']);
});
