export interface Refusal {
  status: 400 | 403 | 404 | 409;
  errors: string | Record<string, string>;
}

export const refuse = (status: Refusal['status'], errors: Refusal['errors']): Refusal => ({
  status,
  errors,
});

export function isRefusal(value: object): value is Refusal {
  return 'errors' in value;
}
