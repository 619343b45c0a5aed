import type { Notification } from '@desert/contract/notifications/notifications';

type Described = Pick<Notification, 'kind' | 'others' | 'detail'>;

/**
 * A notification of one of the kinds that leave the site, in the site's own words: with no name, title or text of a
 * member, because mails and pushes pass other hands, and programs turn addresses in them into links.
 */
export function describePrivately({ kind, others, detail }: Described): string {
  if (kind === 'reply') return 'A fan replied to your comment';
  if (kind === 'message')
    return others === 0 ? 'A fan sent you a message' : `A fan sent you ${others + 1} messages`;
  return detail['state'] === 'open' ? 'A fan made you an offer' : 'A fan responded to your offer';
}
