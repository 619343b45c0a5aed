import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Histograms by hour. Nothing in them names a visitor. */
export const figures = sqliteTable(
  'figures',
  {
    /** Hours since 1970. */
    hour: integer().notNull(),
    /** A section's name, 'shell' or 'edge'. */
    section: text().notNull(),
    build: text().notNull(),
    /** The path of the page's route, such as '/news/:id'; '' for figures of the edge. */
    page: text().notNull(),
    connection: text().notNull(),
    metric: text().notNull(),
    /** By `toHistogramBucket` in worker/contract/pages/figures.ts. */
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.hour,
        table.section,
        table.build,
        table.page,
        table.connection,
        table.metric,
        table.bucket,
      ],
    }),
  ],
);

/** Open incidents, of which moderators got an email. */
export const alarms = sqliteTable('alarms', {
  /** Such as 'errors of news'. */
  name: text().primaryKey(),
  since: integer().notNull(),
});
