import type { Plugin } from 'vite';

/** The files of React, its DOM and its scheduler, and the library that imports all of React at once. */
const reactFiles = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w/.-]+\.js$/;
const users = /\/node_modules\/react-hook-form\//;

/**
 * Turns React into modules in the built client. React is published as CommonJS alone: every file that uses it
 * would carry interop helpers, every call of a hook would go through an object, and unused code could not be
 * dropped.
 */
export function reactModules(): Plugin {
  return {
    name: 'nuskha:react-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [reactFiles, users] },
      handler: (code, id) => ({
        code: reactFiles.test(id)
          ? asModule(code)
          : code.replace(/import React from ['"]react['"]/, 'import * as React from "react"'),
        map: null,
      }),
    },
  };
}

/**
 * Returns a file of React as a module. There are two forms: one chooses between development and production,
 * and one has a statement `exports.name = …` for each export. Throws on anything else, so that somebody looks
 * at a new version of React.
 */
export function asModule(code: string): string {
  const [, chosen] =
    /module\.exports = require\(['"](\.\/cjs\/[\w.-]+\.production\.js)['"]\)/.exec(code) ?? [];
  if (chosen !== undefined) return `export * from '${chosen}';`;
  const names = new Set<string>();
  const local = (name: string): string => `exported_${name}`;
  const module = code
    .replace(/^['"]use strict['"];/m, '')
    .replace(/(?:var|,)\s+(\w+) = require\(["']([\w/-]+)["']\)(?=[,;])/g, ';import * as $1 from "$2"')
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => {
      names.add(name);
      return `var ${local(name)} =`;
    })
    .replace(/\bexports\.(\w+)/g, (whole, name: string) => (names.has(name) ? local(name) : whole));
  const list = [...names].map((name) => `${local(name)} as ${name}`).join(', ');
  if (names.size === 0 || /\b(?:exports|require|module)\b(?=[.([])/.test(module))
    throw new Error('A file of React is in a form that build/reactModules.ts does not know');
  return `${module}\nexport { ${list} };`;
}
