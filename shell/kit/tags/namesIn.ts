/** What is typed into the field of seasons and players. */
export interface TypedNames {
  /** Names with a comma behind. */
  done: string[];
  /** What is typed now, behind the last comma. */
  last: string;
}

/** Takes what is typed apart, at its commas. */
export function namesIn(text: string): TypedNames {
  const names = text.split(',').map((name) => name.trim());
  return {
    done: names.slice(0, -1).filter((name) => name !== ''),
    last: names.at(-1) ?? '',
  };
}

/** Names as they stand in the field, for one more to be typed behind them. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => `${name}, `).join('');
}
