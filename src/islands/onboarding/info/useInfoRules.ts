import { useCallback, useRef, useState } from 'react';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import type { InfoRules } from './infoRules.ts';

const part = lazyModule(() => import('./infoRules.ts'));

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
  const started = useRef<InfoRules | null>(null);
  const load = useCallback(
    async (isWanted: boolean): Promise<InfoRules> => {
      const { startInfoRules } = await (isWanted ? loadOrReload(part) : part.load());
      started.current ??= startInfoRules(category);
      setRules(started.current);
      return started.current;
    },
    [category],
  );
  return { rules, load };
}
