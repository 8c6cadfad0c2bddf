/**
 * Adds a style sheet to the page and waits for it; one that is there already is not asked for again. Rejects when it could
 * not be loaded, and then leaves nothing behind, so that another try starts anew.
 */
export function loadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"][data-loaded]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      link.dataset['loaded'] = '';
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The style sheet could not be loaded'));
    });
    document.head.append(link);
  });
}
