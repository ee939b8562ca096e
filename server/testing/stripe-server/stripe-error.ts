/** https://docs.stripe.com/api/errors */
export class StripeError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(status: number, error: { type?: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

/** @param param that named it, unless the address did */
export function missing(kind: string, id: string, param?: string): StripeError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(param ? 400 : 404, { code: 'resource_missing', message, param: param ?? 'id' });
}
