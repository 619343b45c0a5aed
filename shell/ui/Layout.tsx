import type { SectionLink } from '@desert/contract/pages/shell';
import type { ReactNode } from 'react';
import { Nav } from './Nav.tsx';
import { SiteTitle } from './SiteTitle.tsx';
import styles from './Layout.module.css';

export interface LayoutProps {
  sections: SectionLink[];
  currentPath: string;
  search: ReactNode;
  bell?: ReactNode;
  profileMenu: ReactNode;
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function Layout({
  sections,
  currentPath,
  search,
  bell,
  profileMenu,
  banner,
  footer,
  children,
}: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <SiteTitle />
          <Nav sections={sections} currentPath={currentPath} />
          {search}
          <div className={`flex ${styles.own}`}>
            {bell}
            {profileMenu}
          </div>
        </div>
      </header>
      <noscript>
        <p className={`sunken ink text-center ${styles.noScript}`}>
          JavaScript is turned off in this browser. You can still read, sign up, log in, post, and
          edit your posts. You’ll need JavaScript to comment, like, message, sort, and see more
          photos and earlier comments. Dates and times are Arizona’s.
        </p>
      </noscript>
      {banner}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
