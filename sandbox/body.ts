import type { z } from '#lib/domain/z.ts';
import type { Context } from '#sandbox/context.ts';
import { readJson, type Call } from '#sandbox/http.ts';
import type { SentBody } from '#sandbox/profiles/profile.ts';

/**
 * Reads a call's JSON body by its schema and the profile's rules, or throws a 400.
 * @param given the schema, or a function that chooses it by the body.
 * @param defaults values for fields that were not sent.
 */
export async function readBody<Schema extends z.ZodMiniObject>(
  { profile, settings }: Pick<Context, 'profile' | 'settings'>,
  c: Call,
  given: SentBody<Schema>['given'],
  message?: string,
  defaults: Readonly<Record<string, unknown>> = {},
): Promise<z.output<Schema>> {
  const body = { ...defaults, ...(await readJson(c)) };
  return profile.readBody({ endpoint: c.get('endpoint'), body, given, message, settings });
}
