import { beforeAll, describe, expect, it } from 'vitest';
import { type Changes, compareDeclarations, componentsOf } from './compare.ts';

/** What becomes of exports of the kit: what they were, what they are, and what that is called. */
const cases: [
  what: string,
  before: string,
  after: string,
  meaning: 'break' | 'addition' | 'nothing',
][] = [
  ['Gone', 'const Gone: string', '', 'break'],
  ['added', '', 'const added: string', 'addition'],
  ['same', 'const same: (a: string) => void', 'const same: (a: string) => void', 'nothing'],
  [
    'renamedArgument',
    'function renamedArgument(a: 1): 1',
    'function renamedArgument(b: 1): 1',
    'nothing',
  ],
  ['moreAsked', 'function moreAsked(a: 1): 1', 'function moreAsked(a: 1, b: 2): 1', 'break'],
  ['moreTaken', 'function moreTaken(a: 1): 1', 'function moreTaken(a: 1, b?: 2): 1', 'addition'],
  ['narrower', 'function narrower(a: string): 1', "function narrower(a: 'x'): 1", 'break'],
  ['maybe', 'function maybe(): string', 'function maybe(): string | undefined', 'break'],
  ['Prop', 'function Prop(p: { a: 1 }): 1', 'function Prop(p: { a: 1; b: 2 }): 1', 'break'],
  ['Option', 'interface Option { a?: 1 }', 'interface Option { }', 'break'],
  ['Options', 'interface Options<T> { a: T }', 'interface Options<T> { a: T; b?: T }', 'addition'],
  ['Turned', 'const Turned: string', 'interface Turned { a: 1 }', 'break'],
  ['generic', 'function generic<T>(a: T): T', 'function generic<T>(a: T): T', 'nothing'],
  [
    'genericMore',
    'function genericMore<T>(a: T): T',
    'function genericMore<T>(a: T, b?: 1): T',
    'addition',
  ],
  ['GenericGone', 'interface GenericGone<T> { a: T }', '', 'break'],
  ['asType', 'interface asType { a: 1 }', 'const asType: 1', 'break'],
  // The shell of today loads modules of yesterday's sections.
  [
    'SectionModule',
    'interface SectionModule { a: 1 }',
    'interface SectionModule { a: 1; b?: 2 }',
    'addition',
  ],
];

/** What becomes of what the edge and a section's Worker say to each other. */
const protocol: typeof cases = [
  [
    'FragmentRequest',
    'interface FragmentRequest { a: 1 }',
    'interface FragmentRequest { a: 1; b: 2 }',
    'addition',
  ],
  [
    'FragmentHead',
    'interface FragmentHead { a: 1 }',
    'interface FragmentHead { a: 1; b: 2 }',
    'break',
  ],
  [
    'SectionManifest',
    'interface SectionManifest { a: 1 }',
    'interface SectionManifest { a: 1; b?: 2 }',
    'addition',
  ],
  ['PageState', 'interface PageState { a: 1 }', 'interface PageState { }', 'nothing'],
];

/** A declaration file of all cases, as it was before (1) or is after (2). */
const fileOf = (of: typeof cases, at: 1 | 2) =>
  of
    .filter((each) => each[at] !== '')
    .map((each) => `export ${each[at].startsWith('interface') ? '' : 'declare '}${each[at]};`)
    .join('\n');

const stateAt = (at: 1 | 2) =>
  new Map([
    ['shell/kit/index', fileOf(cases, at)],
    ['worker/contract/page', fileOf(protocol, at)],
  ]);

let changes: Changes;

beforeAll(() => {
  changes = compareDeclarations(stateAt(1), stateAt(2));
});

function meaningOf(what: string): string {
  const { breaks, additions } = changes;
  const named = (list: string[]) => list.some((each) => each.endsWith(`: ${what}`));
  if (named(breaks)) return 'break';
  return named(additions) ? 'addition' : 'nothing';
}

describe('compareDeclarations', () => {
  it.each([...cases, ...protocol])(
    'takes for what it is the change of %s',
    (what, _b, _a, meaning) => {
      expect(meaningOf(what)).toBe(meaning);
    },
  );

  it('names the entry', () => {
    expect(changes.breaks).toContain('shell/kit/index: Gone');
  });
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
