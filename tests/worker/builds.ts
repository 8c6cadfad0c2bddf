import type { BuildList, Site } from '../../src/worker/rules.ts';

export const site: Site = {
  pages: ['', 'vendor/', 'dashboard/', 'offline/', 'register/', 'register/pharmacy/'],
  rewrites: [['register/', 'register/']],
  root: '',
  hashed: '_astro/',
  data: ['ifsc/', 'map/', 'pins/'],
  offline: 'offline/',
  share: ['share', 'dashboard#shared'],
  prefix: 'n/',
};

/** Returns the list of a build with this id. */
export const list = (id: string): BuildList => ({
  id,
  pages: { '': [0, 1], 'vendor/': [0, 1, 2], 'dashboard/': [0, 1, 2], 'offline/': [0] },
  portal: ['vendor/', 'dashboard/'],
  files: [`_astro/${id}.js`, '_astro/shared.js', '_astro/vendor.js', '_astro/late.js'],
  data: 'd1',
});

/** A host that serves one build at a time, or none. */
export class Host {
  build: string | null = 'a';
  /** The build that its documents belong to, while a deployment is under way. */
  documents: string | null = null;
  isDown = false;
  status: number | null = null;
  readonly asked: string[] = [];
  /** Replies that the browser still has in its own cache. */
  readonly held = new Map<string, Response>();
  /** Runs before each reply. */
  onAsked: (path: string) => void = () => undefined;

  fetch = (address: string | Request, init?: RequestInit): Promise<Response> => {
    const path = new URL(typeof address === 'string' ? address : address.url, 'http://site').pathname;
    this.asked.push(path);
    this.onAsked(path);
    if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const held = init?.cache === 'no-cache' ? undefined : this.held.get(path);
    return Promise.resolve(held ?? this.#reply(path));
  };

  #reply(path: string): Response {
    const html = (text: string, status = 200) =>
      new Response(text, {
        status,
        headers: { 'content-type': 'text/html', 'content-security-policy': 'P' },
      });
    if (this.status !== null) return html('Broken', this.status);
    if (path === '/build.json')
      return this.build === null ? html('None', 404) : Response.json(list(this.build));
    if (path.startsWith('/_astro/'))
      return new Response(path, { headers: { 'content-type': 'text/javascript' } });
    if (path.startsWith('/pins/')) return Response.json(path);
    const build = this.documents ?? this.build;
    return html(build === null ? 'Old site' : `<script>import("/_astro/${build}.js")</script>`);
  }
}

/** Caches in memory, with the part of the standard that the worker uses. */
export class Caches {
  readonly all = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (path: string, { cacheName }: { cacheName?: string } = {}) =>
    Promise.resolve(
      [...this.all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .flatMap(([, entries]) => entries.get(path) ?? [])[0]
        ?.clone(),
    );
  open = (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
      put: (path: string, reply: Response) => Promise.resolve(void entries.set(path, reply)),
    });
  };

  /** Returns the paths in all caches, by cache. */
  paths(): Record<string, string[]> {
    return Object.fromEntries([...this.all].map(([name, entries]) => [name, [...entries.keys()].sort()]));
  }
}
