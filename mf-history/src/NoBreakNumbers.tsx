/** Text without line breaks inside '4-1', '2011-12' or '40-27-9-6'. */
export function NoBreakNumbers({ text }: { text: string }) {
  return text.split(/(\d+(?:-\d+)+)/).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
