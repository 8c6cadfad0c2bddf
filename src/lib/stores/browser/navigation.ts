/** Leaves the page. One place, so that a test or another host can put something else here. */
export const navigation = {
  to(path: string): void {
    globalThis.location.assign(path);
  },
  replace(path: string): void {
    globalThis.location.replace(path);
  },
  reload(): void {
    globalThis.location.reload();
  },
};
