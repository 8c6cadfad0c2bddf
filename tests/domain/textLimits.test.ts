import { expect, test } from 'vitest';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { z } from '#lib/domain/z.ts';

const [fits, tooLong] = ['x'.repeat(200), 'x'.repeat(201)];

test.each([
  ['a text', z.string(), (text: string): unknown => text],
  ['an optional text', z.optional(z.nullable(z.string())), (text: string) => text],
  ['a list', z.array(z.string()), (text: string) => [text]],
  ['an object', z.object({ panNumber: z.string() }), (panNumber: string) => ({ panNumber })],
  ['a union', z.union([z.number(), z.object({ id: z.string() })]), (id: string) => ({ id })],
])('limits %s to 200 characters', (_what, schema: z.ZodMiniType, valueOf) => {
  const limited = withTextLimits(schema);
  expect(limited.safeParse(valueOf(fits)).success).toBe(true);
  expect(limited.safeParse(valueOf(tooLong)).success).toBe(false);
});

test('accepts an e-mail of 254 characters and a token of 4096', () => {
  const limited = withTextLimits(z.object({ email: z.string(), refreshToken: z.string() }));
  const found = (email: number, token: number) =>
    limited.safeParse({ email: 'x'.repeat(email), refreshToken: 'x'.repeat(token) }).success;
  expect([found(254, 4096), found(255, 1), found(1, 4097)]).toEqual([true, false, false]);
});

test('leaves a schema without texts as it is', () => {
  for (const schema of [z.boolean(), z.number(), z.literal('labs'), z.enum(['pharmacy'])])
    expect(withTextLimits(schema)).toBe(schema);
});

test.each([
  ['record', z.record(z.string(), z.string())],
  ['unknown', z.unknown()],
  ['pipe', z.pipe(z.string(), z.string())],
])('refuses a %s, whose texts it cannot limit', (type, schema) => {
  expect(() => withTextLimits(z.object({ inner: schema }))).toThrow(type);
});
