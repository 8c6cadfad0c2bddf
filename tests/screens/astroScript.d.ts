declare module '*.astro?script' {
  /** The data that the component hands to its script. */
  export function variables(astro: { props: object }): Record<string, unknown>;
  export const code: string;
}
