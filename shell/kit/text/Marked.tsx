import type { MarkedText } from '@desert/contract/search/search';

export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text
    at % 2 === 0 ? piece : <mark key={at}>{piece}</mark>,
  );
}
