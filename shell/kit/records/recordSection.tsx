import type { LoadingShape, PageHead } from '@desert/contract/pages/page';
import type { FunctionComponent } from 'react';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import { RECORD_PARTS } from '../recordParts.ts';
import { type PageProps, read, route, type SectionDefinition } from '../section/define.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { withControls } from '../withControls.later.ts';
import type { ListFilter } from './filters/filters.ts';
import { storyFilters } from './filters/storyFilters.ts';
import { type RecordWidgets, recordWidgets } from './recordWidgets.tsx';

/** Props of a section's list page. */
export type ListPageProps = Pick<PageProps<{ records: unknown }>, 'addresses'>;

/** Props of a record's page: the record. */
export type RecordPageProps<T> = Pick<PageProps<{ record: T }>, 'data'>;

/** Props of a record's form: the record to edit, undefined for a new one. */
export type FormPageProps<T> = Pick<PageProps<{ record?: T }>, 'data'>;

interface RecordSection<T, Detail> extends RecordWidgets<T> {
  list: {
    /** The page passes their parameters to the API; by default those of posts and memories. */
    filters?: readonly ListFilter[];
    head: PageHead;
    /** Whether the cards show the beginning of the text; otherwise the page does not read it. By default they do. */
    showsTexts?: boolean;
    loading?: string;
    shape?: LoadingShape;
    Page: FunctionComponent<ListPageProps>;
  };
  detail: {
    head: (record: Detail) => PageHead;
    shape: LoadingShape;
    Page: FunctionComponent<RecordPageProps<Detail>>;
    /** Texts of the page for an unknown record; `back` labels the link to the list. */
    notFound: { heading: string; text: string; back: string };
  };
  form: {
    head: PageHead;
    update: string;
    fetchCode: () => Promise<FunctionComponent<FormPageProps<Detail>>>;
  };
}

const WITHOUT_TEXTS = 'texts=none';

const LOADING = 'Loading...';

/** Declares the routes and widgets of a kind of record. */
export function recordSection<T extends { id: number; user_id: number }, Detail extends T = T>(
  declared: RecordSection<T, Detail>,
): SectionDefinition {
  const { name, kind, list, detail, form, sources } = declared;
  const { filters = storyFilters } = list;
  const parameters = ['cursor', ...filters.map((filter) => filter.name), 'tag'];
  const texts = list.showsTexts === false ? `${WITHOUT_TEXTS}&` : '';
  const query = parameters.map((parameter) => `${parameter}=:${parameter}`).join('&');
  const eachRead = read<Detail>(`${kind.list}:id/`);
  const FormPage = withControls(createLazyComponent(form.fetchCode));
  const { notFound } = detail;
  const NotFound = () => (
    <Notice heading={notFound.heading}>
      <p>{notFound.text}</p>
      <ButtonLink href={kind.path}>{notFound.back}</ButtonLink>
    </Notice>
  );
  return {
    name,
    routes: [
      route({
        path: kind.path,
        reads: { records: read<T[]>(`${kind.list}?${texts}${query}`) },
        loading: list.loading ?? LOADING,
        ...(list.shape && { shape: list.shape }),
        head: () => list.head,
        source: sources?.list,
        Page: list.Page,
      }),
      route({
        path: `${kind.path}/new`,
        reads: {},
        loading: LOADING,
        shape: 'form',
        signedIn: true,
        head: () => form.head,
        source: sources?.form,
        parts: 'controls',
        Page: FormPage,
      }),
      route({
        path: `${kind.path}/:id`,
        // With `?comment=`, the detail has the comments around that one.
        reads: { record: read<Detail>(`${kind.list}:id/?comment=:comment`) },
        loading: LOADING,
        shape: detail.shape,
        head: ({ record }) => detail.head(record),
        source: sources?.detail,
        parts: 'record',
        Page: withControls(detail.Page, RECORD_PARTS),
        NotFound,
      }),
      route({
        path: `${kind.path}/:id/edit`,
        reads: { record: eachRead },
        loading: LOADING,
        shape: 'form',
        signedIn: true,
        isAllowed: ({ record }, viewer) => record.user_id === viewer?.id,
        head: ({ record }) => ({
          title: `Update ${detail.head(record).title}`,
          description: form.update,
        }),
        source: sources?.form,
        parts: 'controls',
        Page: FormPage,
        NotFound,
      }),
    ],
    widgets: recordWidgets(declared),
  };
}
