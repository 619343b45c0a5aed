/** The section that is built: its `src/section.ts`. */
declare module 'virtual:section' {
  import type { SectionModule } from '../section/mount.tsx';

  export const { prepare, mount, mountWidget }: SectionModule;
}
