import type { Conversation, ConversationDetail } from '@desert/contract/store/conversations';
import type { Item } from '@desert/contract/store/merch';
import type { ProofCode } from '@desert/contract/store/proof';
import { createLazyComponent, read, route, UserText, withControls } from '@desert/kit';
import { CONVERSATIONS_ADDRESS, getPartnerName } from './conversation.ts';

const LOADING = 'Loading...';

const PRIVATE = { description: 'A private conversation about an item.', listed: false };

export const messagePages = [
  route({
    path: '/merch/messages',
    reads: {
      conversations: read<Conversation[]>(
        `${CONVERSATIONS_ADDRESS}?merch_id=:merch_id&cursor=:cursor`,
      ),
    },
    loading: LOADING,
    signedIn: true,
    head: () => ({
      title: 'Messages',
      ...PRIVATE,
    }),
    source: 'src/messages/MessagesPage.tsx',
    Page: createLazyComponent(async () => (await import('./MessagesPage.tsx')).MessagesPage),
  }),
  route({
    path: '/merch/messages/:id',
    reads: { conversation: read<ConversationDetail>(`${CONVERSATIONS_ADDRESS}:id/`) },
    loading: LOADING,
    signedIn: true,
    head: ({ conversation }) => ({
      title: `${getPartnerName(conversation.other)}: ${conversation.item.name}`,
      ...PRIVATE,
    }),
    source: ['src/messages/conversationPages.ts', 'src/messages/ConversationPage.tsx'],
    parts: 'record',
    Page: withControls(
      createLazyComponent(async () => (await import('./conversationPages.ts')).ConversationPage),
      [UserText],
    ),
  }),
  route({
    path: '/merch/:id/renew',
    reads: { record: read<Item>('/api/merch/:id/') },
    loading: LOADING,
    shape: 'form',
    signedIn: true,
    isAllowed: ({ record }, viewer) => record.user_id === viewer?.id,
    head: ({ record }) => ({
      title: `Is it still for sale? ${record.name}`,
      description: 'Keep your item for sale, lower its price, or take it down.',
      listed: false,
    }),
    source: ['src/messages/conversationPages.ts', 'src/seller/RenewPage.tsx'],
    parts: 'controls',
    Page: withControls(
      createLazyComponent(async () => (await import('./conversationPages.ts')).RenewPage),
    ),
  }),
  route({
    path: '/merch/:id/proof',
    reads: {
      record: read<Item>('/api/merch/:id/'),
      proof: read<ProofCode>('/api/merch/:id/proof/'),
    },
    loading: LOADING,
    shape: 'form',
    signedIn: true,
    isAllowed: ({ record }, viewer) => record.user_id === viewer?.id,
    head: ({ record }) => ({
      title: `Add a proof photo: ${record.name}`,
      description: 'A photo of your item next to today’s code.',
      listed: false,
    }),
    source: ['src/messages/conversationPages.ts', 'src/seller/ProofPage.tsx'],
    parts: 'controls',
    Page: withControls(
      createLazyComponent(async () => (await import('./conversationPages.ts')).ProofPage),
    ),
  }),
  route({
    path: '/merch/:id/ask',
    reads: {
      record: read<Item>('/api/merch/:id/'),
      conversations: read<Conversation[]>(`${CONVERSATIONS_ADDRESS}?merch_id=:id`),
    },
    loading: LOADING,
    shape: 'form',
    signedIn: true,
    isAllowed: ({ record }, viewer) => record.user_id !== viewer?.id,
    movedTo: ({ conversations }) => {
      const conversation = conversations.find(({ is_seller }) => !is_seller);
      return conversation && `/merch/messages/${conversation.id}`;
    },
    head: ({ record }) => ({
      title: `Message the seller: ${record.name}`,
      ...PRIVATE,
    }),
    source: ['src/messages/conversationPages.ts', 'src/messages/AskPage.tsx'],
    parts: 'controls',
    Page: withControls(
      createLazyComponent(async () => (await import('./conversationPages.ts')).AskPage),
    ),
  }),
];
