/** Props of the layout, for tests. */
import type { Credit, SectionLink } from '@desert/contract/shell';

export const sections: SectionLink[] = [
  { name: 'store', label: 'Store', path: '/merch', widgets: ['home'] },
  { name: 'news', label: 'News', path: '/news', widgets: ['home'] },
  { name: 'history', label: 'History', path: '/history', widgets: ['home'] },
  { name: 'memories', label: 'Memories', path: '/memories', widgets: ['home'] },
];

export const credit: Credit = {
  name: 'A fan',
  links: [
    { label: 'Code', href: 'https://code.example/fan' },
    { label: 'Work', href: 'https://work.example/fan' },
    { label: 'Blog', href: 'https://fan.example/' },
    { label: 'GitHub', href: 'https://github.com/' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com' },
  ],
};
