import type { SectionManifest } from '@desert/contract/page';

/** The manifest of the build that imports it; written by the build. */
declare const manifest: SectionManifest;
export default manifest;
