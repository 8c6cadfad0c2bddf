/** The service worker answers at once. A worker that was stopped has no file any more. */
const answerMs = 3000;

/** Takes the file that another app shared with the installed app. Resolves to null if the worker holds none. */
export function takeSharedFile(): Promise<File | null> {
  const worker = globalThis.navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(data instanceof File ? data : null),
    );
    port1.start();
    setTimeout(() => resolve(null), answerMs);
    // The worker takes a message without a port as its end.
    worker.postMessage('', [port2]);
  });
}
