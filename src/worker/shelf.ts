/** How long a shared file waits for the page that opens. */
const waitMs = 30_000;

/** Returns a place in memory for one file that another app shares. Nothing of it is stored. */
export function createShelf() {
  let held: File | null = null;
  return {
    /** Holds the first file of a form, in the place of an earlier one. Resolves when its time is over. */
    put(form: FormData): Promise<void> {
      const file = [...form.values()].find((value) => value instanceof File) ?? null;
      held = file;
      return new Promise((resolve) =>
        setTimeout(() => {
          if (held === file) held = null;
          resolve();
        }, waitMs),
      );
    },
    /** Returns the file, once. */
    take(): File | null {
      const file = held;
      held = null;
      return file;
    },
  };
}
