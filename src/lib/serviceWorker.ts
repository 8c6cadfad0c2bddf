/** The worker's file, beside the manifest of its language. */
export const workerFile = 'sw.js';

/** The address in a language's folder to which the phone sends a file that is shared with the installed app. */
export const sharePath = 'share';

/** The Trusted Types policy for the worker's address. A page may create each policy only once. */
export const serviceWorkerPolicy = 'sw';

/**
 * Whether pages register the service worker. This setting is not in `env.ts`, because a page without an app would load
 * the file of all settings for it.
 */
export const hasServiceWorker: boolean =
  import.meta.env?.PROD === true && import.meta.env.PUBLIC_SERVICE_WORKER !== 'off';
