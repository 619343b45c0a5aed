/** A section of one kind of record: its list, its records, the forms of their authors, and its widgets. */
import type { LoadingShape, PageHead } from '@desert/contract/page';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import {
  type PageProps,
  read,
  route,
  type SectionDefinition,
  widget,
  type WidgetProps,
} from '../section/define.ts';
import type { RecordKind } from './kind.ts';
import { type OwnRecord, OwnRecords } from './OwnRecords.tsx';
import { UnknownRecordPage, type UnknownRecordPageProps } from './UnknownRecordPage.tsx';

/** A page of a list is given the API address of its first page. */
export interface ListPageProps {
  first: string;
}

/** A form is given the record to update; without one it makes one. */
export interface FormPageProps<T> {
  record?: T | undefined;
}

export interface RecordSection<T, Detail> {
  /** As in its folder's name: 'store' for `mf-store`. */
  name: string;
  /** What visitors call the section: 'Store'. */
  label: string;
  kind: RecordKind;
  list: {
    /** The read of the list: `fillRead` says how the page's query string gets into it. */
    query: `?cursor=:cursor${string}`;
    head: PageHead;
    /** Said while a navigation waits. */
    loading?: string;
    shape?: LoadingShape;
    Page: ComponentType<ListPageProps>;
  };
  detail: {
    head: (record: Detail) => PageHead;
    shape: LoadingShape;
    Page: ComponentType<{ record: Detail }>;
    /** What is said where there is no such record. */
    missing: Omit<UnknownRecordPageProps, 'path'>;
  };
  form: {
    /** Of the form that makes a record. */
    head: PageHead;
    /** Describes the form that updates one. */
    update: string;
    fetchCode: () => Promise<ComponentType<FormPageProps<Detail>>>;
  };
  /** The widget of the profile page: what the viewer wrote. */
  profile: {
    heading: string;
    /** Said where there is none, before the invitation to the first one. */
    empty: string;
    invite: string;
    /** Whether its kind has pictures. */
    pictures?: boolean;
    show: (record: T) => OwnRecord;
  };
  /** The widget of the home page: the newest three. */
  fetchNewest: () => Promise<ComponentType<{ records: T[] }>>;
}

const LOADING = 'Loading...';

/** Declares the section. Only the code of the list and of a record is there from the start. */
export function recordSection<T extends { id: number; user_id: number }, Detail extends T = T>(
  declared: RecordSection<T, Detail>,
): SectionDefinition {
  const { name, label, kind, list, detail, form, profile, fetchNewest } = declared;
  const one = read<Detail>(`${kind.list}:id/`);
  const Missing = () => <UnknownRecordPage {...detail.missing} path={kind.path} />;
  return {
    name,
    routes: [
      route({
        path: kind.path,
        reads: { records: read<T[]>(`${kind.list}${list.query}`) },
        loading: list.loading ?? LOADING,
        ...(list.shape && { shape: list.shape }),
        head: () => list.head,
        Page: ({ addresses }: PageProps<{ records: T[] }>) => (
          <list.Page first={addresses.records} />
        ),
      }),
      route({
        path: `${kind.path}/new`,
        reads: {},
        loading: LOADING,
        shape: 'form',
        signedIn: true,
        head: () => form.head,
        Page: lazyComponent(async () => {
          const Form = await form.fetchCode();
          return () => <Form />;
        }),
      }),
      route({
        path: `${kind.path}/:id`,
        reads: { record: one },
        loading: LOADING,
        shape: detail.shape,
        head: ({ record }) => detail.head(record),
        Page: ({ data }: PageProps<{ record: Detail }>) => <detail.Page record={data.record} />,
        Missing,
      }),
      route({
        path: `${kind.path}/:id/edit`,
        reads: { record: one },
        loading: LOADING,
        shape: 'form',
        signedIn: true,
        mayOpen: ({ record }, viewer) => record.user_id === viewer?.id,
        head: ({ record }) => ({
          title: `Update ${detail.head(record).title}`,
          description: form.update,
        }),
        Page: lazyComponent(async () => {
          const Form = await form.fetchCode();
          return ({ data }: PageProps<{ record: Detail }>) => <Form record={data.record} />;
        }),
        Missing,
      }),
    ],
    widgets: {
      profile: widget({
        reads: {
          own: read<T[]>(`${kind.list}?limit=6&user_id=:viewer&cursor=:${name}_cursor`),
        },
        label: profile.heading,
        loading: LOADING,
        View: ({ addresses }: WidgetProps<{ own: T[] }>) => (
          <OwnRecords<T>
            {...profile}
            kind={kind}
            first={addresses.own}
            cursorName={`${name}_cursor`}
          />
        ),
      }),
      home: widget({
        reads: { records: read<T[]>(`${kind.list}?limit=3`) },
        label,
        loading: LOADING,
        View: lazyComponent(async () => {
          const Newest = await fetchNewest();
          return ({ data }: WidgetProps<{ records: T[] }>) => <Newest records={data.records} />;
        }),
      }),
    },
  };
}
