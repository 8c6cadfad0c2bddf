import { useCallback, useRef, useState } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { loadPart } from '#lib/stores/browser/newVersion.ts';
import type { InfoRules } from './infoRules.ts';

const part = () => import('./infoRules.ts');

export interface InfoRulesPart {
  /** Null until they are loaded. */
  rules: InfoRules | null;
  /** Loads them. Where they are `wanted` now and a new version has taken their place, the page is loaded again. */
  load: (isWanted: boolean) => Promise<InfoRules>;
}

/** What the first form is checked by. It comes while the form is filled in: with the schemas it weighs as much as the form. */
export function useInfoRules(category: CategoryId): InfoRulesPart {
  const [rules, setRules] = useState<InfoRules | null>(null);
  const underWay = useRef<Promise<InfoRules> | null>(null);
  const load = useCallback(
    (isWanted: boolean): Promise<InfoRules> => {
      const begin = async (): Promise<InfoRules> => {
        try {
          const { startInfoRules } = await (isWanted ? loadPart(part) : part());
          const started = startInfoRules(category);
          setRules(started);
          return started;
        } catch (error) {
          underWay.current = null;
          throw error;
        }
      };
      underWay.current ??= begin();
      return underWay.current;
    },
    [category],
  );
  return { rules, load };
}
