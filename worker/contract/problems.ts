/** What is wrong with an input: a message by the name of its field, `message` for the input as a whole. */
export type Problems = Record<string, string>;

interface Issue {
  readonly message: string;
  /** Keys, or objects with a `key`: so says Standard Schema, which valibot's issues are of. */
  readonly path?: readonly unknown[] | undefined;
}

/** The first message of each field; of a list of fields the third of `urls` is `urls.2`. */
export function messagesOf(issues: readonly Issue[]): Problems {
  const messages: Problems = {};
  for (const { path = [], message } of issues) messages[fieldOf(path)] ??= message;
  return messages;
}

function fieldOf(path: readonly unknown[]): string {
  const keys = path.map((part) =>
    typeof part === 'object' && part && 'key' in part ? part.key : part,
  );
  return keys.join('.') || 'message';
}
