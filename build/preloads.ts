import type { Plugin } from 'vite';

/** The built files of the client: what each imports by statement, and which of them a source file went into. */
export interface BuiltFiles {
  imports: Map<string, readonly string[]>;
  /** Source files under the project, `/src/…`. */
  bySource: Map<string, string>;
}

/**
 * Parts that an island asks for with `import()` as soon as it runs, or at the first press, by the page. All pages of an
 * application ask for the steps' frame; which step follows is what the address says.
 */
const flow = '/src/islands/onboarding';
const askedForAtOnce: readonly (readonly [page: RegExp, parts: readonly string[]])[] = [
  [/^register\/start\//, ['/src/lib/stores/session/auth.ts']],
  [/^(?:partner-with-us\/new\/mx-onboarding|register\/(?!start\/)\w+)\//, [`${flow}/ApplicationSteps.tsx`]],
  [/mx-onboarding\/(?:step1\/)?index\.html$/, [`${flow}/VendorInfoStep.tsx`]],
  [/mx-onboarding\/step2\/index\.html$/, [`${flow}/KycStep.tsx`]],
  [/mx-onboarding\/step3\/index\.html$/, [`${flow}/documents/DocumentsStep.tsx`]],
  [/mx-onboarding\/step4\/index\.html$/, [`${flow}/contract/ContractStep.tsx`]],
];

/** Notes the built files as they come about. */
export function noteFiles(root: string, files: BuiltFiles): Plugin {
  return {
    name: 'nuskha:built-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        files.imports.set(output.fileName, output.imports);
        for (const source of output.moduleIds) {
          if (!source.startsWith(root)) continue;
          files.bySource.set(`/${source.slice(root.length).replace(/^\//, '')}`, output.fileName);
        }
      }
    },
  };
}

/**
 * Names in the head of a page with an island all the scripts that the island will ask for. Without that the browser
 * learns of them one import after the other, and a slow link pays a round trip for each row. They follow the style, so
 * that they never compete with what the page shows first. Pages without an island stay as they are.
 */
export function withPreloads(html: string, page: string, files: BuiltFiles): string {
  const named = [...html.matchAll(/\b(?:component|renderer)-url="\/([^"]+)"/g)].map(([, file = '']) => file);
  if (named.length === 0) return html;
  const parts = askedForAtOnce
    .filter(([pages]) => pages.test(page))
    .flatMap(([, sources]) => sources)
    .flatMap((source) => files.bySource.get(source) ?? []);
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    files.imports.get(file)?.forEach(visit);
  };
  [...named, ...parts].forEach(visit);
  const links = [...found].map((file) => `<link rel="modulepreload" href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
