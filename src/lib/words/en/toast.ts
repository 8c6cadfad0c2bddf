/** A notification's words. */
export interface Toast {
  title: string;
  description?: string;
}
