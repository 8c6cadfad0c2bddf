/**
 * Adds a style sheet to the page and waits for it. A sheet that is already loaded is not requested again. If
 * loading fails, it rejects and removes the link, so that a retry starts anew.
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
