import type { SectionLink } from '@desert/contract/shell';
import { createApiCache } from '@desert/kit/shell';
import { useState } from 'react';
import { ApiCacheContext } from '../../../shell/kit/section/context.tsx';
import { SectionApp } from '../../../shell/kit/section/SectionApp.tsx';
import { useSite } from '../../../shell/src/site.ts';
import { sections } from './sections.ts';

/** Replaces the shell's federated outlet. Shows the bundled section, which fetches its data itself. */
export function SectionOutlet({ section: { name, path } }: { section: SectionLink }) {
  const { onShown } = useSite();
  const [cache] = useState(() => createApiCache());
  const section = sections.find((bundled) => bundled.name === name);
  return (
    section && (
      <ApiCacheContext value={cache}>
        <SectionApp section={section} base={path} onShown={onShown} />
      </ApiCacheContext>
    )
  );
}
