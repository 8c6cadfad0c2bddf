import { operator, type Operator } from '#site/operator.ts';

/** Returns the operator of the site with every particular replaced. Its periods are those of the upstream texts. */
function withParticulars(particular: (key: string) => string | null): Operator {
  const given = { ...operator, retention: {} };
  const text = JSON.stringify(given, (key, value: unknown) =>
    value === null || typeof value === 'string' ? particular(key) : value,
  );
  return {
    ...(JSON.parse(text) as Operator),
    retention: { unfinishedDays: 180, rejectedDays: 365, recordYears: 8, logDays: 365 },
  };
}

/** An operator that has completed nothing. */
export const unnamedOperator = withParticulars(() => null);

/** An operator whose particulars are their own names, to find each of them in a text. */
export const namedOperator = withParticulars((key) => `⟨${key}⟩`);
