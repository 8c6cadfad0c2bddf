import { optionalFields } from '#lib/domain/optionalFields.ts';
import { z } from '#lib/domain/z.ts';
import type { Context } from '#sandbox/context.ts';
import { ApiError, readJson, valid, type Call } from '#sandbox/http.ts';

/**
 * Reads a call's JSON body by its schema, or throws a 400. The settings decide what happens to fields the schema does
 * not have (`unknownFields`) and to those beyond the specification (`extraFields`): known, ignored, or refused with a
 * 400 that names each.
 * @param given the schema, or a choice of it by what was sent.
 * @param defaults for fields that were not sent.
 */
export async function readBody<Schema extends z.ZodMiniObject>(
  context: Pick<Context, 'settings'>,
  c: Call,
  given: Schema | ((body: Readonly<Record<string, unknown>>) => Schema),
  message?: string,
  defaults: Readonly<Record<string, unknown>> = {},
): Promise<z.output<Schema>> {
  const body = { ...defaults, ...(await readJson(c)) };
  const endpoint = c.get('endpoint');
  const extras: readonly string[] =
    endpoint && endpoint in optionalFields ? optionalFields[endpoint as keyof typeof optionalFields] : [];
  const sent = extras.filter((name) => name in body);
  // What is passed over declares nothing either.
  if (context.settings.extraFields === 'ignored') for (const name of sent) delete body[name];
  const schema = typeof given === 'function' ? given(body) : given;
  const refused = [
    ...(context.settings.unknownFields === 'refused' ? unknownPaths(schema, body) : []),
    ...(context.settings.extraFields === 'refused' ? sent : []),
  ];
  if (refused.length > 0) {
    throw new ApiError(400, 'unknown_field', `Unknown field: ${refused.join(', ')}.`, {
      errors: refused.map((path) => ({ path, code: 'unrecognized_keys' })),
    });
  }
  return valid(schema, body, message);
}

/** Paths of the fields that an object schema does not have, at any depth. */
function unknownPaths(schema: z.core.$ZodType, value: unknown, prefix = ''): string[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return unknownPaths(schema.def.innerType, value, prefix);
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.flatMap((one, index) => unknownPaths(schema.def.element, one, `${prefix}${index}.`));
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return [];
  const shape = schema.def.shape as Record<string, z.core.$ZodType>;
  return Object.entries(value).flatMap(([name, one]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field ? unknownPaths(field, one, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}
