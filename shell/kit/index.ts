/** What the shell offers to the sections. The host provides it, once for all of them, at run time. */
import { version } from './package.json';

/** The kit's version, 'major.minor.patch': a break is a new major, an addition a new minor. */
export const KIT_VERSION: string = version;

export { type AnswerStore, createAnswers } from './answers.ts';
export { NO_ANSWER, readApi } from './api.ts';
export { Link, type LinkProps } from './Link.tsx';
export { onPrefetch, prefetch } from './prefetch.ts';
export { SiteRouter, type SiteRouterProps, useAddress, useNavigate } from './router.tsx';
export { followScroll, restoreScroll } from './scroll.ts';
export {
  type MissingProps,
  type PageProps,
  type Read,
  read,
  type Route,
  route,
  type SectionDefinition,
} from './section/define.ts';
export { mountable, type MountEnvironment, type SectionModule } from './section/mount.tsx';
export { FailedPage, type FailedPageProps, MissingPage, WaitingText } from './section/states.tsx';
export { $viewer, useViewer, ViewerContext } from './session.ts';
