import type { SectionManifest } from '@desert/contract/page';

/** Written by the build that imports it. */
declare const manifest: SectionManifest;
export default manifest;
