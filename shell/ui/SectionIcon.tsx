import {
  BookImage,
  CircleDot,
  type LucideIcon,
  type LucideProps,
  Newspaper,
  ShoppingBag,
  Trophy,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  store: ShoppingBag,
  news: Newspaper,
  history: Trophy,
  memories: BookImage,
};

export function SectionIcon({ name, ...rest }: LucideProps & { name: string }) {
  const Icon = ICONS[name] ?? CircleDot;
  return <Icon {...rest} aria-hidden="true" />;
}
