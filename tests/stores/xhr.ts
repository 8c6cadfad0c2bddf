/** The part of XMLHttpRequest that an upload uses, built on fetch, because Node has none. */
export function xhrOver(fetch: (input: string, init: RequestInit) => Promise<Response>) {
  return class {
    readonly upload = new EventTarget();
    readonly #events = new EventTarget();
    readonly #headers = new Headers();
    readonly #abort = new AbortController();
    #method = '';
    #url = '';
    status = 0;
    responseText = '';
    #reply = new Headers();

    getAllResponseHeaders(): string {
      return [...this.#reply].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    addEventListener(type: string, listener: () => void): void {
      this.#events.addEventListener(type, listener);
    }
    abort(): void {
      this.#abort.abort();
      this.#events.dispatchEvent(new Event('abort'));
    }
    send(body: FormData): void {
      const { signal } = this.#abort;
      const progress = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 });
      this.upload.dispatchEvent(progress);
      fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
        .then(async (reply) => {
          this.responseText = await reply.text();
          this.status = reply.status;
          this.#reply = reply.headers;
          if (!signal.aborted) this.#events.dispatchEvent(new Event('load'));
        })
        .catch(() => {
          if (!signal.aborted) this.#events.dispatchEvent(new Event('error'));
        });
    }
  };
}
