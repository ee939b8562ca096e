import type { IncomingHttpHeaders } from 'node:http';
import { API_VERSION } from '#providers/payments/stripe/open-stripe.ts';
import { StripeError } from './stripe-error.ts';
import { catchUpAccount } from './catch-up.ts';
import { expand } from './expand.ts';
import { nested, readFields, type Fields } from './form-fields.ts';
import { IdempotentAnswers, type StoredReply } from './idempotency.ts';
import { customersRoutes } from './routes/customers.ts';
import { recordsRoutes } from './routes/records.ts';
import { sessionsRoutes } from './routes/sessions.ts';
import type { StripeAccount } from './stripe-account.ts';

export interface ApiCall {
  /** Example: `POST /v1/customers`. */
  route: string;
  fields: Fields;
  headers: IncomingHttpHeaders;
  encoded: string;
}

const ROUTES = [...customersRoutes, ...sessionsRoutes, ...recordsRoutes];

/** The adapter's part of Stripe's API. */
export class StripeApi {
  readonly #account: StripeAccount;
  readonly #secretKey: string;
  readonly #answers = new IdempotentAnswers();

  constructor(account: StripeAccount, secretKey: string) {
    this.#account = account;
    this.#secretKey = secretKey;
  }

  /**
   * @param origin of hosted pages
   * @param hold awaited before the work is done
   */
  async answer(call: ApiCall, origin: string, hold: Promise<void>): Promise<StoredReply> {
    try {
      this.#admit(call);
      const key = call.headers['idempotency-key'];
      return await this.#answers.answer(key?.toString(), `${call.route}?${call.encoded}`, async () => {
        await hold;
        return { status: 200, body: this.#act(call, origin) };
      });
    } catch (error) {
      if (error instanceof StripeError) return { status: error.status, body: error.body };
      throw error;
    }
  }

  #admit({ headers }: ApiCall): void {
    if (headers.authorization !== `Bearer ${this.#secretKey}`)
      throw new StripeError(401, { message: 'Invalid API Key provided: sk_test_****' });
    if (headers['stripe-version'] !== API_VERSION)
      throw new StripeError(400, { message: `This server speaks ${API_VERSION} alone.` });
  }

  #act({ route, fields }: ApiCall, origin: string): unknown {
    const found = ROUTES.find((each) => each.route.test(route));
    if (!found) throw new StripeError(404, { message: `Unrecognized request URL (${route}).` });
    const unknown = Object.keys(fields).find((name) => !found.knows.includes(name));
    if (unknown)
      throw new StripeError(400, {
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${unknown}`,
        param: unknown,
      });
    catchUpAccount(this.#account);
    const id = found.route.exec(route)?.[1] ?? '';
    const [, path = ''] = route.split(' ');
    const answer = found.act({ account: this.#account, id, fields, path, origin });
    return expand(this.#account, answer, Object.values(nested(fields, 'expand')) as string[]);
  }
}

export function readCall(method: string, url: string, headers: IncomingHttpHeaders, form: string): ApiCall {
  const { pathname, search } = new URL(url, 'http://stripe');
  const encoded = method === 'POST' ? form : search.slice(1);
  return { route: `${method} ${pathname}`, fields: readFields(encoded), headers, encoded };
}
