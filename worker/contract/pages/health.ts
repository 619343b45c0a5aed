/** Response of `GET /api/health`; if the database does not respond, an `ErrorBody` with status 503. */
export interface Health {
  status: 'ok';
  builds: Builds;
}

/** Content hashes of the builds in service; null for a section whose manifest the edge could not read. */
export interface Builds {
  edge: string;
  shell: string;
  sections: Record<string, string | null>;
}
