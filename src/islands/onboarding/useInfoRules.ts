import { useCallback, useRef, useState } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { loadPart } from '#lib/stores/browser/newVersion.ts';
import type { InfoRules } from './infoRules.ts';

const part = () => import('./infoRules.ts');

export interface InfoRulesPart {
  /** Null until they are loaded. */
  rules: InfoRules | null;
  /** Loads the rules. If `isWanted` and a newer build replaced their files, the page reloads. */
  load: (isWanted: boolean) => Promise<InfoRules>;
}

/**
 * The rules of the first form. They load while the vendor fills it in, because with the schemas they are as
 * large as the form.
 */
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
