import { z } from '#lib/domain/z.ts';

/** Longest texts an API is asked to take; anything longer is a 400 that names the field. */
const textMaxChars = 200;
const ownLimits: Readonly<Record<string, number>> = { email: 254, refreshToken: 4096 };

/**
 * A body's schema with every text held to a length: e-mail and tokens to theirs, any other to `textMaxChars`. An API's
 * own rule, beside the schemas the client shares: a form's fields hold less, and their messages are specified.
 */
export function withTextLimits<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return bounded(schema, textMaxChars) as Schema;
}

// Clones keep the messages and checks that the original was given.
function bounded(schema: z.core.$ZodType, maxChars: number): z.core.$ZodType {
  if (schema instanceof z.ZodMiniString) return schema.check(z.maxLength(maxChars));
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return z.clone(schema, { ...schema.def, innerType: bounded(schema.def.innerType, maxChars) });
  }
  if (schema instanceof z.ZodMiniArray) {
    return z.clone(schema, { ...schema.def, element: bounded(schema.def.element, maxChars) });
  }
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.def.shape as Record<string, z.core.$ZodType>);
    const shape = fields.map(([name, field]) => [name, bounded(field, ownLimits[name] ?? maxChars)]);
    return z.clone(schema, { ...schema.def, shape: Object.fromEntries(shape) as typeof schema.def.shape });
  }
  return schema;
}
