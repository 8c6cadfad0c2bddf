/** Stands in for `fetch` with a server that never replies. An aborted request ends as in a browser. */
export const silence = (_address: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const end = (): void => reject(new DOMException('Aborted', 'AbortError'));
    init?.signal?.addEventListener('abort', end);
    if (init?.signal?.aborted) end();
  });
