import type { AxeResults, RunOptions } from 'axe-core';

/**
 * Returns the options of a check: the default rules of axe and the ones in `also`, or only the rules in `only`. A check for
 * contrast at AAA leaves out the one at AA, which asks for less.
 */
export function axeOptions(also: readonly string[] = [], only?: readonly string[]): RunOptions {
  const extra = ['label-content-name-mismatch', ...also];
  const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
  if (also.includes('color-contrast-enhanced')) rules['color-contrast'] = { enabled: false };
  return {
    resultTypes: ['violations'],
    rules,
    ...(only === undefined ? {} : { runOnly: [...only] }),
  };
}

/** Returns a line for each element that violates a rule: the rule, the element and how to fix it. */
export function axeFindings({ violations }: Pick<AxeResults, 'violations'>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
