import { z } from '#lib/domain/z.ts';
import { settingsSchema, type Settings } from '#sandbox/settings.ts';
import { shapesSchema, type Shapes } from '#sandbox/shapes/dimensions.ts';

/**
 * Reads the command line's switches. Each is the `name=value` of a setting or a shape; the value is JSON or a
 * text. Throws, with a plain message, for an unknown name or value.
 */
export function readSwitches(written: readonly string[]): {
  settings: Partial<Settings>;
  shapes: Partial<Shapes>;
} {
  const settings: Record<string, unknown> = {};
  const shapes: Record<string, unknown> = {};
  for (const text of written) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
    const isShape = Object.hasOwn(shapesSchema.shape, name);
    if (!isShape && !Object.hasOwn(settingsSchema.shape, name)) {
      const known = [...Object.keys(settingsSchema.shape), ...Object.keys(shapesSchema.shape)];
      throw new Error(`There is no switch ${text}. Use name=value with one of: ${known.join(', ')}.`);
    }
    (isShape ? shapes : settings)[name] = valueOf(value);
  }
  const read = z
    .object({ settings: z.partial(settingsSchema), shapes: z.partial(shapesSchema) })
    .safeParse({ settings, shapes });
  if (read.success) return read.data as { settings: Partial<Settings>; shapes: Partial<Shapes> };
  const wrong = read.error.issues.map(({ path, message }) => `${String(path[1])}: ${message}`);
  throw new Error(`A switch has no such value. ${wrong.join('; ')}`);
}

/** Reads a seed of shapes. Throws, with a plain message, if it is not a whole number. */
export function readSeed(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (/^\d{1,9}$/.test(written)) return Number(written);
  throw new Error(`A seed of shapes is a whole number, not ${written}.`);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
