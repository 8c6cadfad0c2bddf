/** A shipped feature that a supported browser lacks. */
export interface Lack {
  /** Its path in the data of `data.ts`. */
  feature: string;
  /** The browsers without it, such as `safari 16.4`. */
  missing: readonly string[];
  /** The code that uses it, shortened. */
  at: string;
}
