/**
 * Finds the changes of the API document that break a client written for the earlier one: the API refuses
 * something that the client may send, or replies something new to the client. `npm run openapi -- --since
 * REF` prints them.
 */

/** A JSON Schema, limited to the keywords that the document uses. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  minProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

type Content = Readonly<
  Record<string, { schema: Schema; example?: object; examples?: Readonly<Record<string, { value: object }>> }>
>;
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, { description: string; headers?: object; content: Content }>>;
}
export interface ApiDocument {
  openapi: string;
  servers: readonly { url: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses?: Readonly<Record<string, object>>;
    parameters?: Readonly<Record<string, object>>;
    securitySchemes: Readonly<Record<string, object>>;
  };
}

/**
 * Returns the changes between two documents that break a client, one line each; none when the client can stay
 * as it is.
 */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const next = withoutReferences(after).paths;
  return Object.entries(withoutReferences(before).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const now = next[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (now === undefined) return [`${name} is gone`];
      return changesOf(old, now).map((change) => `${name}: ${change}`);
    }),
  );
}

/** Returns the document with each part in the place of its references. No part of it holds itself. */
export function withoutReferences(document: ApiDocument): ApiDocument {
  const partAt = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
  const known = new Map<string, unknown>();
  const inlineAt = (pointer: string): unknown => {
    const part = known.get(pointer) ?? inline(partAt(pointer));
    known.set(pointer, part);
    return part;
  };
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as { $ref?: unknown };
    const rest = Object.entries(own).map(([name, part]) => [name, inline(part)] as const);
    if (typeof $ref !== 'string') return Object.fromEntries(rest);
    const whole = inlineAt($ref);
    return rest.length === 0 ? whole : { ...(whole as object), ...Object.fromEntries(rest) };
  };
  return inline(document) as ApiDocument;
}

function changesOf(old: Operation, now: Operation): string[] {
  const isOpen = ({ security }: Operation): boolean =>
    security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  return [
    ...(isOpen(old) && !isOpen(now) ? ['needs a token now'] : []),
    ...parameterChanges(old, now),
    ...requestChanges(old, now),
    ...replyChanges(old, now),
  ];
}

function parameterChanges(old: Operation, now: Operation): string[] {
  return (now.parameters ?? []).flatMap((parameter) => {
    const known = old.parameters?.find((one) => one.name === parameter.name && one.in === parameter.in);
    if (known === undefined) return parameter.required ? [`needs the parameter ${parameter.name} now`] : [];
    return [
      ...(parameter.required && !known.required ? [`needs the parameter ${parameter.name} now`] : []),
      ...losses(known.schema, parameter.schema, false).map(
        (loss) => `the parameter ${parameter.name}${loss}`,
      ),
    ];
  });
}

function requestChanges(old: Operation, now: Operation): string[] {
  if (now.requestBody?.required && !old.requestBody) return ['needs a body now'];
  return Object.entries(old.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const taken = now.requestBody?.content[type]?.schema;
    if (taken === undefined) return [`takes no ${type} any more`];
    return losses(schema, taken, true).map((loss) => `the body${loss}`);
  });
}

function replyChanges(old: Operation, now: Operation): string[] {
  return Object.entries(old.responses).flatMap(([status, { content }]) => {
    const next = now.responses[status]?.content;
    // A refusal that the API no longer sends breaks no client.
    if (next === undefined) return status.startsWith('2') ? [`does not reply ${status} any more`] : [];
    return Object.entries(content).flatMap(([type, { schema }]) => {
      const replied = next[type]?.schema;
      if (replied === undefined) return [`replies no ${type} any more`];
      // A new reply must match the old schema. Additional fields are allowed, because a client ignores them.
      return losses(replied, schema, false).map((loss) => `the reply ${status}${loss}, other than before`);
    });
  });
}

/**
 * Returns the reasons why a value of schema `a` may not match schema `b`, each with its place. The
 * comparison is structural: two patterns are equal only when their texts are equal. With `isClosed`, fields
 * that `b` does not have count where it allows no others.
 */
function losses(a: Schema, b: Schema, isClosed: boolean, place = ''): string[] {
  const within = (one: Schema, other: Schema, where: string): string[] => losses(one, other, isClosed, where);
  if (a.anyOf) return a.anyOf.flatMap((branch) => within(branch, b, place));
  if (b.anyOf) {
    const twin = b.anyOf.find(({ title }) => title !== undefined && title === a.title);
    if (twin !== undefined) return within(a, twin, place);
    return b.anyOf.some((branch) => within(a, branch, place).length === 0)
      ? []
      : [`${place} fits none of the kinds there are`];
  }
  return [
    ...typeLosses(a, b),
    ...valueLosses(a, b),
    ...boundLosses(a, b),
    ...(['pattern', 'format'] as const).flatMap((name) =>
      b[name] !== undefined && a[name] !== b[name] ? [` has another ${name}`] : [],
    ),
    ...(b.required ?? [])
      .filter((name) => !a.required?.includes(name))
      .map((name) => `.${name} can be absent`),
    ...(isClosed && b.additionalProperties === false
      ? Object.keys(a.properties ?? {})
          .filter((name) => b.properties?.[name] === undefined)
          .map((name) => `.${name} is not known`)
      : []),
  ]
    .map((loss) => `${place}${loss}`)
    .concat(
      Object.entries(a.properties ?? {}).flatMap(([name, property]) => {
        const other = b.properties?.[name];
        return other === undefined ? [] : within(property, other, `${place}.${name}`);
      }),
      a.items && b.items ? within(a.items, b.items, `${place}[]`) : [],
    );
}

function typeLosses(a: Schema, b: Schema): string[] {
  if (b.type === undefined) return [];
  const taken = [b.type].flat();
  const isTaken = (type: string): boolean =>
    taken.includes(type) || (type === 'integer' && taken.includes('number'));
  return [a.type ?? 'anything']
    .flat()
    .filter((type) => !isTaken(type))
    .map((type) => ` can be ${type} and not ${taken.join(' or ')} alone`);
}

function valueLosses(a: Schema, b: Schema): string[] {
  const listOf = ({ const: only, enum: some }: Schema) => some ?? (only === undefined ? undefined : [only]);
  const [ours, theirs] = [listOf(a), listOf(b)];
  if (theirs === undefined) return [];
  if (ours === undefined) return [` can be more than ${theirs.join(', ')}`];
  return ours.filter((value) => !theirs.includes(value)).map((value) => ` can be ${String(value)}`);
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

function boundLosses(a: Schema, b: Schema): string[] {
  return [
    ...lower.filter(
      (name) =>
        (b[name] ?? -Infinity) > (a[name] ?? (name.startsWith('min') && name !== 'minimum' ? 0 : -Infinity)),
    ),
    ...upper.filter((name) => (b[name] ?? Infinity) < (a[name] ?? Infinity)),
  ].map((name) => ` is beyond the ${name} of ${b[name]}`);
}
