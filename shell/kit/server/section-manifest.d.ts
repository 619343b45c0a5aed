import type { SectionManifest } from '@desert/contract/page';

/** The section's manifest, written by the build that imports it. */
declare const manifest: SectionManifest;
export default manifest;
