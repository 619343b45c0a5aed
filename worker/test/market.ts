import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import type {
  ConversationChanges,
  ConversationDetail,
  Message,
  OfferDecision,
} from '@desert/contract/store/conversations';
import type { Item } from '@desert/contract/store/merch';
import { env } from './account.ts';
import { post } from './api.ts';
import { type Fan, signedInFan } from './fan.ts';

export interface Market {
  seller: Fan;
  buyer: Fan;
  third: Fan;
  item: Item;
}

export async function openMarket(): Promise<Market> {
  const [seller, buyer, third] = await Promise.all([signedInFan(), signedInFan(), signedInFan()]);
  return { seller, buyer, third, item: await newItem(seller) };
}

export async function newItem(seller: Fan, name = 'Kachina sweater'): Promise<Item> {
  const sent = { name, description: 'Warm', price: 50 };
  return (await seller.post('/merch/new/', sent)).json();
}

/** Makes an item, and its last edit, a day older. */
export const passDay = (id: number) =>
  env.DB.exec(
    `UPDATE merch SET created_at = created_at - 86400000, edited_at = edited_at - 86400000 WHERE id = ${id}`,
  );

export async function beginConversation(
  { buyer, item }: Pick<Market, 'buyer' | 'item'>,
  content = 'Is it still there?',
): Promise<ConversationDetail> {
  return (await buyer.post('/conversations/new/', { merch_id: item.id, content })).json();
}

export const readConversation = async (fan: Fan, id: number) =>
  (await fan.get(`/conversations/${id}/`)).json<ConversationDetail>();

export const writeMessage = (fan: Fan, id: number, body: object | string) =>
  fan.post(`/conversations/${id}/messages/`, typeof body === 'string' ? { content: body } : body);

export const writeBy = (key: string, fan: Fan, id: number, content: string) =>
  post(
    `/conversations/${id}/messages/`,
    { content },
    { cookies: fan.cookies, headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
  );

export const makeOffer = async (fan: Fan, id: number, amount: number | string) =>
  (await writeMessage(fan, id, { content: '', offer: amount })).json<Message>();

export const decideOffer = (fan: Fan, id: number, message_id: number, state: OfferDecision) =>
  fan.put(`/conversations/${id}/messages/${message_id}/offer/`, { state });

export const readChanges = async (fan: Fan, id: number, after: number) =>
  (await fan.get(`/conversations/${id}/changes/?after=${after}`)).json<ConversationChanges>();
