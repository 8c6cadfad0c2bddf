import type { Dice } from './cases.ts';

const valid: Record<string, unknown> = {
  tokens: { accessToken: 'a.b.c', refreshToken: 'r', expiresAt: 4e12, session: 'u1' },
  user: { id: 'u1', phone: '+919876543210', isVerified: true, fullName: 'Asha' },
  session: { session: 'u1', phone: '+919876543210', userType: 'VENDOR', since: 1 },
  onboarding: {
    pharmacy: {
      category: 'pharmacy',
      vendorId: 'v1',
      step: 'documents',
      phone: '+919876543210',
      phoneVerified: true,
      updatedAt: 1,
    },
  },
  'recovery.vendorInfo.pharmacy': { owner: null, values: { vendorName: 'Asha', phone: '9876543210' } },
  'idempotency.create.pharmacy': { key: 'k', mark: 'ffff' },
  refreshSent: 'abc',
  justCompleted: true,
  needsProfileCompletion: true,
  profileCompletionRoute: '/profile',
};
/** The entries that the product stores, and others under its prefix. */
export const storedNames = Object.keys(valid);

const odd = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  ' ',
  'x',
  '\u0000',
  '\uD800',
  [],
  {},
  [null],
  { __proto__: null },
  '🧪'.repeat(50),
  '../..',
  'javascript:0',
] as const;

/** A random JSON value, mostly nonsense. */
function anything(dice: Dice, depth = 3): unknown {
  const kind = depth === 0 ? 0 : dice.between(0, 3);
  if (kind === 2) return Array.from({ length: dice.between(0, 3) }, () => anything(dice, depth - 1));
  if (kind === 3) {
    const keys = ['session', 'phone', 'owner', 'values', 'key', 'constructor', '__proto__', 'pharmacy', 'id'];
    return Object.fromEntries(
      Array.from({ length: dice.between(0, 4) }, () => [
        dice.pick(keys as [string, ...string[]]),
        anything(dice, depth - 1),
      ]),
    );
  }
  return dice.pick(odd as unknown as [unknown, ...unknown[]]);
}

/** A random text of an entry: the valid value, the valid value with a change, any JSON, or no JSON. */
export function storedText(dice: Dice, name: string): string {
  const whole = JSON.stringify(valid[name]);
  switch (dice.between(0, 5)) {
    case 0:
      return whole;
    case 1: {
      const value = valid[name];
      if (typeof value !== 'object' || value === null) return JSON.stringify(anything(dice, 1));
      const key = dice.pick(Object.keys(value) as [string, ...string[]]);
      return JSON.stringify({ ...value, [key]: anything(dice, 2) });
    }
    case 2:
      return JSON.stringify(anything(dice)) ?? 'undefined';
    case 3:
      return whole.slice(0, dice.between(0, whole.length));
    case 4:
      return '['.repeat(dice.pick([1, 50, 5000]));
    default:
      return String.fromCharCode(
        ...Array.from({ length: dice.between(0, 20) }, () => dice.between(0, 65_535)),
      );
  }
}
