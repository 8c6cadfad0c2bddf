import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { asRecord, readText } from '#lib/domain/reply/parse.ts';
import { listIn } from '#lib/domain/reply/replyParts.ts';
import { Misfit, replySchema } from '#lib/domain/reply/replySchema.ts';

/** A consent on record: in the API, or in this browser. */
export interface RecordedConsent {
  /** The text, such as `privacy`. An API may know texts that this version does not. */
  id: string;
  version: string | null;
  acceptedAt: Moment | null;
  withdrawnAt: Moment | null;
  /** The application that it was given for; null in this browser's record. */
  vendorId: string | null;
  /** The name of that application's business. */
  name: string | null;
}

function readConsent(value: unknown): RecordedConsent[] {
  const raw = asRecord(value);
  const id = readText(raw?.id);
  if (raw === null || id === null) return [];
  return [
    {
      id,
      version: readText(raw.version),
      acceptedAt: readMoment(raw.acceptedAt),
      withdrawnAt: readMoment(raw.withdrawnAt),
      vendorId: readText(raw.vendorId),
      name: readText(raw.name),
    },
  ];
}

/**
 * The consents of the signed-in vendor: bare, under `consents`, or in wrappers. A reply without a list, or only with
 * entries that cannot be read, is an error: it does not mean that there are no consents.
 */
export const consentListReplySchema = replySchema((reply): RecordedConsent[] | Misfit => {
  const list = listIn(reply, ['consents', 'items']);
  if (list === null) return new Misfit('consents', 'a list');
  const read = list.flatMap(readConsent);
  return list.length > 0 && read.length === 0 ? new Misfit('consents[].id', 'an id') : read;
});

/** Whether a consent can be withdrawn: the one to the use of data. The other texts are contracts with their own end. */
export function isWithdrawable({ id, withdrawnAt }: RecordedConsent): boolean {
  return id === 'privacy' && withdrawnAt === null;
}
