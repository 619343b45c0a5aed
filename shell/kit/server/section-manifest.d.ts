import type { SectionManifest } from '@desert/contract/pages/page';

/** The section's manifest. The section's build writes it to `dist/server/section-manifest.js`. */
declare const manifest: SectionManifest;
export default manifest;
