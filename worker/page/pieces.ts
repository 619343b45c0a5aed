import { type PageState, splitAtPlaceholders } from '@desert/contract/shell';
import type { Frame } from './frame.ts';
import type { PageRequest } from './page-request.ts';
import type { PageParts } from './parts.ts';
import { letGo, type SectionPart } from './section-part.ts';

/**
 * What the HTML of a page consists of, one after the other: the shell's, and what sections rendered. Where a
 * page has strips, all before them comes without waiting for them; the frame says what became of them once they are there.
 */
export async function* piecesOf(
  page: PageRequest,
  frame: Frame,
  { parts, strips }: PageParts,
): AsyncGenerator<string | SectionPart> {
  const filling = new Map(parts.map((part) => [part.manifest.name, part]));
  const [before = '', owner = '', ...rest] = splitAtPlaceholders(frame.html);
  yield before;
  const own = take(owner);
  if (own) yield own;

  const rendered = await strips?.rendered;
  for (const part of rendered?.parts ?? []) filling.set(part.manifest.name, part);
  frame.strips = rendered?.parts.map(({ manifest }) => manifest) ?? [];
  const { unavailable = [], empty = [] } = rendered ?? {};
  const isOther = unavailable.length + empty.length > 0;
  const after = isOther ? afterOwn(page, frame, { unavailable, emptyStrips: empty }) : rest;
  for (const [at, piece] of after.entries()) {
    const part = at % 2 === 0 ? piece : take(piece);
    if (part !== undefined) yield part;
  }
  // A page that says that there is none has no place for what sections brought.
  void letGo(filling.values());

  function take(name: string): SectionPart | undefined {
    const part = filling.get(name);
    filling.delete(name);
    return part;
  }
}

/** Renders the shell after the section's place again, now that failed and empty strips are known. */
function afterOwn(
  { shell, path, search }: PageRequest,
  frame: Frame,
  known: Pick<PageState, 'unavailable' | 'emptyStrips'>,
) {
  frame.state = { ...frame.state, ...known };
  const { html } = shell.render(frame.state, { path, search });
  return splitAtPlaceholders(html).slice(2);
}
