import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootOptions } from '../src/islands/ui/rootOptions.ts';

/**
 * What Astro starts an island of the portal with, in place of @astrojs/react's own client entry, which gives React's roots
 * no options: errors would be logged whole. Islands here have no slots and no form actions.
 */
export default function renderer(element: HTMLElement) {
  return (
    component: ComponentType<object>,
    props: object,
    _slots: unknown,
    { client }: { client: string },
  ): void => {
    if (!element.hasAttribute('ssr')) return;
    const content = createElement(component, props);
    startTransition(() => {
      const root =
        client === 'only'
          ? createRoot(element, rootOptions)
          : hydrateRoot(element, content, {
              ...rootOptions,
              identifierPrefix: element.getAttribute('prefix') ?? '',
            });
      if (client === 'only') root.render(content);
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}
