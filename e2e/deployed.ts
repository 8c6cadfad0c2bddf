import process from 'node:process';

const { BASE_URL: base, API_URL: api, TEST_CODE: code } = process.env;
/** Vitest sets `BASE_URL` to a path, which names no site. */
const site = base === undefined || base.startsWith('/') ? undefined : new URL(base);

/**
 * The deployed site that the journeys run against (`BASE_URL`); null for the build and sandboxes of this machine. `base`
 * is the path that the site is below, as in `src/lib/base.ts`. `takesCode` says that its API accepts the fixed code of `TEST_CODE` and sends no SMS.
 */
export const deployed =
  site === undefined
    ? null
    : {
        origin: site.origin,
        base: site.pathname.replace(/\/$/, ''),
        api: (api ?? site.href).replace(/\/$/, ''),
        takesCode: code !== undefined,
      };

/** The code of every journey: the sandbox's fixed code in mock mode, or the one of the deployed site. */
export const testCode = code ?? '123456';

/** Journeys about a build for tests: the pseudo-locale, the bundled map, other APIs. */
export const ofTestBuilds = [
  'pseudo.e2e.ts',
  'map.e2e.ts',
  'other-api.e2e.ts',
  'deploy.e2e.ts',
  'offline.e2e.ts',
];
