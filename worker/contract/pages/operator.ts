/** The operator's name and addresses, from variables of wrangler.toml. */
export const CONTACT_PATH = '/contact';
export const TERMS_PATH = '/terms';

export const OPERATOR_READ = '/api/operator/';

/** Response of `GET /api/operator/`; '' for what the operator has not set. */
export interface Operator {
  name: string;
  address: string;
  email: string;
}
