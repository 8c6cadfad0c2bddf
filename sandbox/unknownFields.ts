import { z } from '#lib/domain/z.ts';

/** Returns the paths of the fields that an object schema does not have, at any depth. */
export function unknownFields(schema: z.core.$ZodType, value: unknown, prefix = ''): string[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return unknownFields(schema.def.innerType, value, prefix);
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.flatMap((one, index) => unknownFields(schema.def.element, one, `${prefix}${index}.`));
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return [];
  const shape = schema.def.shape as Record<string, z.core.$ZodType>;
  return Object.entries(value).flatMap(([name, one]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field ? unknownFields(field, one, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}
