import { expect, it } from 'vitest';
import { lookingUp } from './sharedImports.ts';

const modules = { atOnce: ['react', '@desert/kit'], later: ['@desert/kit/forms'] };

const lookedUp = (code: string) =>
  lookingUp(code, '../remoteEntry.js', modules)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const fromEntry = `import { shared, sharedLater } from '../remoteEntry.js';`;

it.each([
  [`import { Link } from '@desert/kit';`, `const { Link: Link } = shared["@desert/kit"];`],
  [
    `import { Link as a, read as b } from "@desert/kit"`,
    `const { Link: a, read: b } = shared["@desert/kit"];`,
  ],
  [`import react from 'react';`, `const { default: react } = shared["react"];`],
  [`import * as react from 'react';`, `const react = shared["react"];`],
  [
    `import { TextField } from '@desert/kit/forms';`,
    `const { TextField: TextField } = await sharedLater("@desert/kit/forms");`,
  ],
])('%s', (code, expected) => {
  expect(lookedUp(code)).toEqual([fromEntry, expected]);
});

it('leaves the section’s own imports, and what it does with the others', () => {
  const code = [
    `import { a } from './section.js';`,
    `import { Link } from '@desert/kit';`,
    `export const way = [a, Link, 'import react from "react"'];`,
  ];
  const [own, shared, use] = [code[0], `const { Link: Link } = shared["@desert/kit"];`, code[2]];
  expect(lookedUp(code.join('\n'))).toEqual([fromEntry, shared, own, use]);
});

it('changes nothing in a file that imports nothing of what is shared', () => {
  const code = `import { a } from './section.js';\nexport { a };`;
  expect(lookingUp(code, './remoteEntry.js', modules)).toBe(code);
});
