import { expect, it, vi } from 'vitest';
import type { Frame } from './frame.ts';
import type { PageRequest } from './page-request.ts';
import { piecesOf } from './pieces.ts';
import type { SectionPart } from './section-part.ts';

it('lets go of what sections brought to a page that has no place for it', async () => {
  const cancel = vi.fn();
  const part = { manifest: { name: 'news' }, html: new ReadableStream({ cancel }) };
  const frame = { html: '<p>There is none.</p>' } as Frame;
  const parts = [part as unknown as SectionPart];
  const pieces = [];
  const all = piecesOf({} as PageRequest, frame, { parts } as Parameters<typeof piecesOf>[2]);
  for await (const piece of all) pieces.push(piece);
  expect(pieces).toEqual(['<p>There is none.</p>']);
  expect(cancel).toHaveBeenCalledOnce();
});
