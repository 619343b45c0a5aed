import { type FigureFormat, formatFigure } from './formatFigure.ts';

interface FigureTextProps {
  value: number | string | null;
  format?: FigureFormat;
  /** Why there is no value; by default it is unknown. */
  reason?: string | null | undefined;
}

export function FigureText({ value, format = 'count', reason }: FigureTextProps) {
  if (value !== null) return formatFigure(value, format);
  return <Unknown reason={reason} />;
}

export function Unknown({ reason }: Pick<FigureTextProps, 'reason'>) {
  return (
    <span className="positioned muted regular">
      <span aria-hidden="true">–</span>
      {reason ? (
        <span className="caption">{` ${reason}`}</span>
      ) : (
        <span className="visually-hidden">unknown</span>
      )}
    </span>
  );
}

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
