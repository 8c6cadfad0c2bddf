import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { descriptions } from '#lib/api/schema/requests.ts';
import { readErrorBody } from '#lib/api/reply/errorBody.ts';
import { slots, type SlotId } from '#lib/domain/documents/documents.ts';
import { capabilityNames } from '#lib/domain/reply/capabilityNames.ts';
import { readCapabilities, type Offers } from '#lib/domain/reply/capabilities.ts';
import { pdf, photo } from '../../e2e/files.ts';
import { requestExamples } from '../../scripts/openapi-examples.ts';
import { requester, type Api, type Exchange, type Given } from './api.ts';

export interface Options extends Api {
  /** Capabilities of the API, as `PUBLIC_API_CAPABILITIES` lists them. */
  capabilities: string;
  /** The address of the place search, which ends in `/search`. */
  geocoder?: string | undefined;
  phone?: string | undefined;
  otherPhone?: string | undefined;
  /** Whether checks may change data. */
  writes?: boolean;
  /** Returns the code that was sent to a phone. */
  codeOf: (phone: string) => Promise<string>;
}

/** A call with its reply as the client reads it; null if it is a refusal or not as expected. */
type Answer<Name extends EndpointName> = Exchange & {
  reply: NonNullable<ReturnType<(typeof endpoints)[Name]['reply']['safeParse']>['data']> | null;
};

/** The category of the vendor that a run creates. */
export const category = 'pharmacy';
export const success: readonly number[] = [200, 201, 202, 204];
export const newKey = (): string => crypto.randomUUID();

/** A run: how its checks send requests, and the state that they share. */
export class Play {
  readonly options: Options;
  readonly offers: Offers;
  readonly request: ReturnType<typeof requester>;
  /** The requests so far, with their replies. */
  readonly exchanges: Exchange[] = [];
  failures: { words: string; curl: string }[] = [];
  session: { accessToken: string; refreshToken: string } | null = null;
  vendorId: string | undefined;

  constructor(options: Options) {
    this.options = options;
    this.offers = readCapabilities(options.capabilities);
    this.request = requester(options);
  }

  /** Notes a failure of the current check. */
  fail({ name, curl }: Pick<Exchange, 'name' | 'curl'>, words: string): void {
    this.failures.push({ words: `${name}: ${words}`, curl });
  }

  /**
   * Sends a call with the example of its body, as the signed-in vendor and with a new Idempotency-Key, unless other parts are
   * given. Notes a failure if the reply has none of the statuses, or if its body does not fit its status.
   */
  async send<Name extends EndpointName>(
    name: Name,
    given: Given = {},
    statuses: readonly number[] = success,
  ): Promise<Answer<Name>> {
    const exchange = await this.request(name, {
      id: this.vendorId,
      token: endpoints[name].auth === 'none' ? undefined : this.session?.accessToken,
      key: descriptions[name].idempotencyKey ? newKey() : undefined,
      body: name === 'documents' ? formOf('gst') : name in requestExamples ? this.bodyOf(name) : undefined,
      ...given,
    });
    this.exchanges.push(exchange);
    const read = endpoints[name].reply.safeParse(exchange.body);
    const problem = problemOf(exchange, statuses, read.success);
    if (problem !== null) this.fail(exchange, problem);
    const isGood = problem === null && exchange.status < 400;
    return { ...exchange, reply: isGood ? (read.data as Answer<Name>['reply']) : null };
  }

  /** Returns the example of a body, without the fields that the API does not offer. */
  bodyOf(name: EndpointName, more: object = {}): object {
    const examples: Readonly<Record<string, unknown>> = { ...requestExamples[name] };
    const fields = Object.entries(examples[category] ?? examples);
    const isOffered = ([field]: [string, unknown]): boolean =>
      !capabilityNames.some((capability) => capability === field && !this.offers(capability));
    return { ...Object.fromEntries(fields.filter(isOffered)), ...more };
  }
}

/** Returns an upload for a slot: a file that it accepts, unless another one is given. */
export function formOf(
  slot: SlotId,
  { name, mimeType, buffer } = slots[slot].shows === 'photo' ? photo() : pdf(),
): FormData {
  const form = new FormData();
  form.append(slot, new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return form;
}

/** Returns what is wrong with a reply that should have one of these statuses; null if nothing is. */
function problemOf({ status, body }: Exchange, statuses: readonly number[], isRead: boolean): string | null {
  if (status === 0) return 'There is no reply.';
  if (!statuses.includes(status)) return `The status is ${status}, not ${statuses.join(' or ')}.`;
  if (status >= 400) {
    const { serverMessage, fieldErrors } = readErrorBody(body);
    return serverMessage === null && fieldErrors.length === 0
      ? `The refusal (${status}) says nothing.`
      : null;
  }
  const isRefusal = (body as { success?: unknown } | null)?.success === false;
  if (isRefusal) return `The status is ${status}, and the body says success: false.`;
  return isRead ? null : 'The client cannot read the reply.';
}
