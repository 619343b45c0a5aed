import type { NotificationKind } from '@desert/contract/notifications/notifications';
import type { LucideIcon } from 'lucide-react';
// One by one, because the first script contains what is imported from the index.
import AtSign from 'lucide-react/icons/at-sign';
import BellPlus from 'lucide-react/icons/bell-plus';
import Bookmark from 'lucide-react/icons/bookmark';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import HandCoins from 'lucide-react/icons/hand-coins';
import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';

const ICONS: Record<NotificationKind, LucideIcon> = {
  comment: MessageCircle,
  reply: CornerDownRight,
  mention: AtSign,
  offer: HandCoins,
  sale: ShoppingBag,
  message: Mail,
  like: Heart,
  saved: Bookmark,
  follow: BellPlus,
  moderation: ShieldCheck,
};

export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const Icon = ICONS[kind];
  return <Icon size="1.25rem" aria-hidden="true" />;
}
