import { seededDice } from '#sandbox/faults.ts';
import { z } from '#lib/domain/z.ts';

/**
 * The aspects of replies that the specification leaves open, each with the forms that a reasonable API may
 * choose. The first form is the default. Requests never vary.
 */
export const dimensions = {
  /** The wrapper of every reply except sign-in and refresh. `bare` also leaves out `success`. */
  wrapper: ['none', 'bare', 'data', 'result', 'payload'],
  /** A vendor: `{vendor}`, the bare vendor, or `{data: {vendor}}`. */
  vendor: ['wrapped', 'bare', 'data'],
  /** The list: the bare array, under a name, or under `data` with or without its name. */
  applications: ['applications', 'array', 'data', 'data-array', 'items', 'results', 'content', 'result'],
  /** A login: under `data`, bare, or with a session beside the tokens and only the user's type and name. */
  login: ['data', 'bare', 'session'],
  /** A refresh. `no-refresh-token` keeps the old token valid. */
  refresh: ['flat', 'nested', 'no-refresh-token'],
  /** Whether vendor-create signs in. By the specification it returns only `vendorId` and `message`. */
  createTokens: [true, false],
  /** The status of a created vendor, an upload and a contract. */
  created: ['own', 200, 201],
  /** The body of a write whose reply no client needs. */
  writes: ['message', 'no-content', 'empty', 'json-null', 'json-true', 'text', 'object'],
  /** How an upload's reply names the documents. */
  uploaded: ['whole', 'keys', 'key-objects', 'key-urls', 'documents'],
  ids: ['text', 'number'],
  idName: ['id', '_id'],
  names: ['camel', 'snake'],
  dates: ['iso', 'iso-offset', 'iso-seconds', 'epoch-ms', 'epoch-seconds'],
  numbers: ['number', 'text'],
  /** Links to documents: relative to the API's origin, or absolute. */
  documentUrls: ['relative', 'absolute'],
  /** Leaves out what an API need not send: the review, some fields of a vendor, nulls. */
  missingOptionals: [false, true],
  statusCase: ['lower', 'upper', 'odd'],
  errors: [
    'message',
    'error-message',
    'error',
    'problem',
    'fastapi',
    'title',
    'messages',
    'field-map',
    'field-list',
  ],
} as const;

/** Forms that only a name sets: no seed plays an API that wraps everything in `vendor`. */
const byNameAlone = { wrapper: ['vendor'] } as const;

type Dimensions = typeof dimensions;
type ByNameAlone = { [Name in keyof typeof byNameAlone]: (typeof byNameAlone)[Name][number] };

/** One form for each dimension. */
export type Shapes = {
  -readonly [Name in keyof Dimensions]:
    | Dimensions[Name][number]
    | (Name extends keyof ByNameAlone ? ByNameAlone[Name] : never);
};

type Form = string | number | boolean;
const rows = Object.entries<readonly [Form, ...Form[]]>(dimensions);

function shapesBy(choose: (forms: readonly [Form, ...Form[]]) => Form): Shapes {
  return Object.fromEntries(rows.map(([name, forms]) => [name, choose(forms)])) as Shapes;
}

export const defaultShapes: Shapes = shapesBy(([first]) => first);

/** Returns the shapes of a seed: the same ones every time. */
export function shapesOfSeed(seed: number): Shapes {
  const dice = seededDice(seed);
  return shapesBy((forms) => forms[Math.floor(dice() * forms.length)] ?? forms[0]);
}

/** Returns the shapes in one line, as `--set` takes them. */
export function shapesInWords(shapes: Shapes): string {
  return Object.entries(shapes)
    .map(([name, form]) => `${name}=${form}`)
    .join(' ');
}

const formsOf = (name: string, forms: readonly Form[]): Form[] => [
  ...forms,
  ...(byNameAlone[name as keyof ByNameAlone] ?? []),
];

export const shapesSchema = z.object(
  Object.fromEntries(rows.map(([name, forms]) => [name, z.literal(formsOf(name, forms))])) as unknown as {
    [Name in keyof Shapes]: z.ZodMiniType<Shapes[Name], Shapes[Name]>;
  },
);
