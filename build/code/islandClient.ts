import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootOptions } from '../../src/islands/ui/rootOptions.ts';

/** An island may name work to finish before React hydrates its markup. */
type Island = ComponentType<object> & { ready?: (props: object) => Promise<void> };

/**
 * Starts an island of the portal. It replaces the client entry of @astrojs/react, which gives React's roots
 * no options, so that errors would be logged whole. Islands here have no slots and no form actions.
 * `data-rerender` on an island says that its markup is not meant for this visitor
 * (`preboot/formReady.inline.ts`); React then renders it from scratch.
 */
export default function renderer(element: HTMLElement) {
  return async (component: Island, props: object): Promise<void> => {
    if (!element.hasAttribute('ssr')) return;
    // From now on React owns the markup, and no other script may change it (`dashboard/firstView/firstView.ts`).
    element.removeAttribute('ssr');
    const rerenders = element.hasAttribute('data-rerender');
    if (!rerenders) await component.ready?.(props);
    const content = createElement(component, props);
    startTransition(() => {
      const root = rerenders
        ? createRoot(element, rootOptions)
        : hydrateRoot(element, content, {
            ...rootOptions,
            identifierPrefix: element.getAttribute('prefix') ?? '',
          });
      if (rerenders) root.render(content);
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}
