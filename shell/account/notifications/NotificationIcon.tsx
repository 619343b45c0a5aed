import type { NotificationKind } from '@desert/contract/notifications/notifications';
import {
  AtSign,
  BellPlus,
  Bookmark,
  CornerDownRight,
  HandCoins,
  Heart,
  type LucideIcon,
  Mail,
  MessageCircle,
  ShieldCheck,
  ShoppingBag,
} from 'lucide-react';

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
