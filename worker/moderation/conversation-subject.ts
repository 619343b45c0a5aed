import { conversations, messages, reports, users } from '@desert/drizzle/schema';
import { and, desc, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import { isMember } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { isOpenReport } from './open-reports.ts';

const LAST_MESSAGES = 5;

interface MessageRow {
  username: string | null;
  content: string;
  offer: number | null;
}

interface ConversationRow {
  merch_name: string;
  seller_id: number | null;
  buyer_id: number | null;
}

/**
 * The query of a conversation as the subject of a report. Moderators read its last five messages before the newest open
 * report, and none without one.
 */
export function selectConversationSubject(database: Database, id: number) {
  const { merch_name, seller_id, buyer_id, message_id } = conversations;
  const conversation = database
    .select({ merch_name, seller_id, buyer_id })
    .from(conversations)
    .where(and(eq(conversations.id, id), gt(message_id, 0)));
  const reported = database
    .select({ at: max(reports.created_at) })
    .from(reports)
    .where(isOpenReport({ kind: 'conversations', id }));
  const last = database
    .select({ username: users.username, content: messages.content, offer: messages.offer })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.sender_id))
    .where(
      and(
        eq(messages.conversation_id, id),
        lte(messages.created_at, reported),
        or(isNull(users.id), isMember),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(LAST_MESSAGES);
  return {
    statements: [conversation, last],
    read: ([rows, said = []]: unknown[][]) => {
      const [row] = rows as ConversationRow[];
      if (!row) return undefined;
      const { merch_name, seller_id, buyer_id } = row;
      return {
        author_id: null,
        title: merch_name,
        text: (said as MessageRow[]).toReversed().map(formatMessageLine).join('\n'),
        images: [],
        path: null,
        on: null,
        locked: false,
        is_hidden: false,
        sides: [seller_id, buyer_id],
      };
    },
  };
}

function formatMessageLine({ username, content, offer }: MessageRow): string {
  const offered = offer === null ? [] : [`offered $${(offer / 100).toFixed(2)}`];
  return `${username ?? 'Former member'}: ${[...offered, ...(content ? [content] : [])].join(', ')}`;
}
