export interface TypedNames {
  done: string[];
  last: string;
}

export function namesIn(text: string): TypedNames {
  const names = text.split(',').map((name) => name.trim());
  return {
    done: names.slice(0, -1).filter((name) => name !== ''),
    last: names.at(-1) ?? '',
  };
}

export function joinNames(names: readonly string[]): string {
  return names.map((name) => `${name}, `).join('');
}
