/** The shape of docs/openapi.json, for the tests that read it. */
import type { z } from '#lib/domain/z.ts';

/** A JSON Schema with the keywords that the document uses. */
export interface Schema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
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
  components: { schemas: Readonly<Record<string, Schema>>; securitySchemes: object };
}

/** Returns the document with each part in the place of its references. No part of it holds itself. */
export function withoutReferences(document: ApiDocument): ApiDocument {
  const known = new Map<string, object>();
  const partAt = (pointer: string): object => {
    const [, ...names] = pointer.split('/');
    const named = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
    const part = known.get(pointer) ?? whole(named);
    known.set(pointer, part);
    return part;
  };
  const whole = (part: unknown): object =>
    JSON.parse(JSON.stringify(part), (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
      const { $ref, ...rest } = value;
      return Object.keys(rest).length === 0 ? partAt(String($ref)) : { ...partAt(String($ref)), ...rest };
    }) as object;
  return whole(document) as ApiDocument;
}
