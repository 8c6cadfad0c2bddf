import { z } from '#lib/domain/z.ts';
import { settingsSchema, type Settings } from '#sandbox/settings.ts';
import { shapesSchema, type Shapes } from '#sandbox/shapes.ts';

/**
 * Reads switches of the command line, `name=value` each: a setting or a shape, the value as JSON or as it is.
 * Throws, in words, at a name or value there is none of.
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
      throw new Error(`There is no switch ${text}. There are, as name=value: ${known.join(', ')}.`);
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

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
