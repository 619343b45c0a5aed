import type { FragmentRequest } from '@desert/contract/page';
import { atom } from 'nanostores';
import { createAnswers } from '../answers.ts';
import { SiteRouter } from '../router.tsx';
import type { SectionDefinition } from '../section/define.ts';
import { SectionApp } from '../section/SectionApp.tsx';
import { WidgetApp } from '../section/WidgetApp.tsx';
import { ViewerContext } from '../session.ts';

export interface SectionPageProps extends FragmentRequest {
  section: SectionDefinition;
}

/** A section's page or widget as the server renders it: the tree that `mount` hydrates, with stores of its own. */
export function SectionPage(props: SectionPageProps) {
  const { section, path, search, viewer } = props;
  const answers = createAnswers(props.answers);
  const widget = props.widget === undefined ? undefined : section.widgets?.[props.widget];
  return (
    <ViewerContext value={atom(viewer)}>
      <SiteRouter path={path} search={search}>
        {widget ? (
          <WidgetApp widget={widget} answers={answers} />
        ) : (
          <SectionApp section={section} answers={answers} />
        )}
      </SiteRouter>
    </ViewerContext>
  );
}
