/** `GET /api/health`: 200 with this body when the database answers, else 503 with an error body. */
export interface Health {
  status: 'ok';
}
