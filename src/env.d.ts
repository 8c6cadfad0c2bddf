/// <reference types="astro/client" />

/** The text of a bundled script (`build/code/inlineScripts.ts`). */
declare module '*.inline.ts?script' {
  export const script: string;
}
