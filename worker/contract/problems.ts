/** What is wrong with an input: a message by the name of its field, `message` for the input as a whole. */
export type Problems = Record<string, string>;

interface Issue {
  readonly message: string;
  /** Keys, or objects with a `key`: so says Standard Schema, which valibot's issues are of. */
  readonly path?: readonly unknown[] | undefined;
}

/** The first message of each field. */
export function messagesOf(issues: readonly Issue[]): Problems {
  const messages: Problems = {};
  for (const { path, message } of issues) messages[fieldOf(path)] ??= message;
  return messages;
}

function fieldOf(path: Issue['path']): string {
  const [first] = path ?? [];
  const key = typeof first === 'object' && first && 'key' in first ? first.key : first;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : 'message';
}
