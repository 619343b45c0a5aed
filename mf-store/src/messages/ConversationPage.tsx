import type {
  ConversationDetail,
  Message,
  OfferDecision,
} from '@desert/contract/store/conversations';
import {
  BackLink,
  BlockButton,
  Face,
  MemberName,
  type PageProps,
  showToast,
  ReportButton,
  sendApi,
  useApiCache,
  usePostedForm,
  useViewer,
} from '@desert/kit';
import { formatResponseErrors, PushOffer } from '@desert/kit/forms';
import { type NewState, setState, formatStateNotice } from '../seller/setState.ts';
import {
  conversationAddress,
  hasSentMessage,
  messagesAddress,
  getPartnerName,
} from './conversation.ts';
import { changeConversation, forgetLists, noteMessage } from './conversationCache.ts';
import { MessageForm } from './MessageForm.tsx';
import { Messages } from './Messages.tsx';
import { ProofAsk } from './ProofAsk.tsx';
import { SafetyNotice } from './SafetyNotice.tsx';
import { SaleRatings } from './SaleRatings.tsx';
import { SaleTools } from './SaleTools.tsx';
import { TalkedItem } from './TalkedItem.tsx';
import { useLiveConversation } from './useLiveConversation.ts';
import styles from './ConversationPage.module.css';

const OFFER_NOTICES: Record<OfferDecision, string> = {
  accepted: 'Offer accepted.',
  declined: 'Offer declined.',
  withdrawn: 'Offer withdrawn.',
};

type ConversationPageProps = Pick<PageProps<{ conversation: ConversationDetail }>, 'data'>;

export function ConversationPage({ data: { conversation } }: ConversationPageProps) {
  const { id, item, other, is_seller, is_blocked } = conversation;
  const cache = useApiCache();
  const viewer = useViewer();
  const errors = Object.values(usePostedForm()?.errors ?? {});
  const askNow = useLiveConversation(conversation);
  const name = getPartnerName(other);
  const isOpen = item.state === 'for_sale' || (item.state === 'reserved' && item.is_here);

  async function decideOffer(message: Message, state: OfferDecision) {
    const response = await sendApi('PUT', `${messagesAddress(id)}${message.id}/offer/`, { state });
    const isDone = response.status === 200;
    if (isDone) noteMessage(cache, id, response.body as Message);
    showToast(isDone ? OFFER_NOTICES[state] : formatResponseErrors(response));
    askNow();
    return isDone;
  }

  async function makeState(next: NewState) {
    const response = await setState(cache, item.id, next);
    showToast(formatStateNotice(response));
    askNow();
    return response.status === 200;
  }

  return (
    <div className="stack measure middle">
      <p>
        <BackLink href="/merch/messages">Back to messages</BackLink>
      </p>
      <div className="row">
        {other && <Face member={other} />}
        <div>
          <h1 className="text-heading breakable">
            {other ? <MemberName username={other.username} /> : <bdi>{name}</bdi>}
          </h1>
          <p className="caption">{is_seller ? 'You’re selling:' : 'They’re selling:'}</p>
        </div>
      </div>
      <TalkedItem item={item} buyer={is_seller ? (other?.username ?? 'a former member') : 'you'} />
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      {is_seller && item.state !== null && (
        <SaleTools conversation={conversation} name={name} onState={makeState} />
      )}
      {isOpen && !item.proof && (
        <ProofAsk conversation={conversation} viewer={viewer?.id ?? null} />
      )}
      <SaleRatings conversation={conversation} name={name} />
      <Messages
        conversation={conversation}
        viewer={viewer?.id ?? null}
        name={name}
        onDecide={isOpen ? decideOffer : undefined}
      />
      <SafetyNotice conversation={conversation} />
      <section id="latest" className={styles.write} aria-label="Write a message">
        {other === null && <p>This person is no longer a member, so you can’t message them.</p>}
        {is_blocked && <p>You’ve blocked {name}. Unblock them to send a message.</p>}
        {other !== null && !is_blocked && (
          <MessageForm
            name={`${viewer?.id} ${conversationAddress(id)}`}
            label={`Message to ${name}`}
            offers={isOpen}
            address={messagesAddress(id)}
            onSent={(body) => {
              noteMessage(cache, id, body as Message);
              forgetLists(cache);
              askNow();
            }}
          />
        )}
      </section>
      {hasSentMessage() && <PushOffer />}
      {other && (
        <div className="row">
          <ReportButton kind="conversations" id={id} owner={other.id} />
          <BlockButton
            member={other}
            isBlocked={is_blocked}
            onChange={(blocked) =>
              changeConversation(cache, id, (before) => ({ ...before, is_blocked: blocked }))
            }
          />
        </div>
      )}
    </div>
  );
}
