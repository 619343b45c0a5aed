import type { ConversationDetail } from '@desert/contract/conversations';
import { UNREAD_ADDRESS, type Unread } from '@desert/contract/unread';
import { sendApi, useAnswers } from '@desert/kit';
import { useEffect } from 'react';
import { conversationAddress } from './conversationAddress.ts';
import { changeConversation, forgetLists } from './conversationCache.ts';

export function useReadMarks({ id, unread, messages }: ConversationDetail): void {
  const answers = useAnswers();
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const left = new AbortController();
    async function mark() {
      if (last === undefined || unread === 0 || document.visibilityState !== 'visible') return;
      const answer = await sendApi('PUT', `${conversationAddress(id)}read/`, { message_id: last });
      if (answer.status !== 200) return;
      const { unread: rest } = answer.body as Unread;
      changeConversation(answers, id, (before) => ({ ...before, unread: rest }));
      forgetLists(answers);
      void answers.refresh(UNREAD_ADDRESS);
    }
    void mark();
    const { signal } = left;
    document.addEventListener('visibilitychange', () => void mark(), { signal });
    window.addEventListener('online', () => void mark(), { signal });
    return () => left.abort();
  }, [answers, id, last, unread]);
}
