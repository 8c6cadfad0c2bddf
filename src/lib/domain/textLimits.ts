import { z } from '#lib/domain/z.ts';

/** The longest text that an API has to accept. A longer one is a 400 that names the field. */
const textMaxChars = 200;
const ownLimits: Readonly<Record<string, number>> = { email: 254, refreshToken: 4096 };
/** Kinds of values that contain no free text. */
const textless: readonly string[] = ['boolean', 'enum', 'literal', 'number'];

/**
 * Returns the schema with a length limit on every text: own limits for e-mail and tokens, else `textMaxChars`. It
 * applies to an API only: the form's schemas do not have it, because their messages are specified.
 * @throws {Error} for a kind of schema whose texts it cannot reach, so that no text stays without a limit.
 */
export function withTextLimits<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return bounded(schema, textMaxChars) as Schema;
}

// Clones keep the messages and checks of the original.
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
  if (schema instanceof z.ZodMiniUnion) {
    const options = schema.def.options.map((option) => bounded(option, maxChars));
    return z.clone(schema, { ...schema.def, options });
  }
  const { type } = schema._zod.def;
  if (!textless.includes(type)) throw new Error(`withTextLimits cannot limit the texts of a ${type}`);
  return schema;
}
