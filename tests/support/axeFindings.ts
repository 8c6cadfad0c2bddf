import type { AxeResults, RunOptions } from 'axe-core';

/** Returns the options of a check: the default rules of axe and the ones in `also`, or only the rules in `only`. */
export function axeOptions(also: readonly string[] = [], only?: readonly string[]): RunOptions {
  const extra = ['label-content-name-mismatch', ...also];
  return {
    resultTypes: ['violations'],
    rules: Object.fromEntries(extra.map((rule) => [rule, { enabled: true }])),
    ...(only === undefined ? {} : { runOnly: [...only] }),
  };
}

/** Returns a line for each element that violates a rule: the rule, the element and how to fix it. */
export function axeFindings({ violations }: Pick<AxeResults, 'violations'>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
