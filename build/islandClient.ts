import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootOptions } from '../src/islands/ui/rootOptions.ts';

/** An island may say what has to be there before its markup in the document is taken over. */
type Island = ComponentType<object> & { ready?: (props: object) => Promise<void> };

/**
 * What Astro starts an island of the portal with, in place of @astrojs/react's own client entry, which gives React's roots
 * no options: errors would be logged whole. Islands here have no slots and no form actions. `data-anew` on an island says
 * that its markup in the document is not for this reader (`components/FormReady.astro`): it is rendered from the start.
 */
export default function renderer(element: HTMLElement) {
  return async (component: Island, props: object): Promise<void> => {
    if (!element.hasAttribute('ssr')) return;
    // From now on its markup is React's, and nobody else may change it (`dashboard/firstView.ts`).
    element.removeAttribute('ssr');
    const isAnew = element.hasAttribute('data-anew');
    if (!isAnew) await component.ready?.(props);
    const content = createElement(component, props);
    startTransition(() => {
      const root = isAnew
        ? createRoot(element, rootOptions)
        : hydrateRoot(element, content, {
            ...rootOptions,
            identifierPrefix: element.getAttribute('prefix') ?? '',
          });
      if (isAnew) root.render(content);
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}
