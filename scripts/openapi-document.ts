/** The shape of docs/openapi.json, for the programs that read it. */

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
