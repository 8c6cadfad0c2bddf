import type { Shapes } from '#sandbox/shapes/dimensions.ts';

type Body = Record<string, unknown>;

const json = 'application/json';

/** A refused field, and the code of the reason. */
interface FieldProblem {
  path: string;
  code: string;
}

/**
 * Returns a refusal in the given form, with its content type. A form for fields falls back to the message alone
 * if no field is named.
 */
export function refusalIn(form: Shapes['errors'], status: number, body: Body): { type: string; body: Body } {
  const { message } = body;
  const fields = (body.errors ?? []) as FieldProblem[];
  const hasFields = fields.length > 0;
  switch (form) {
    case 'message':
      return { type: json, body };
    case 'error-message':
      return { type: json, body: { error: { message } } };
    case 'error':
      return { type: json, body: { error: message } };
    case 'problem':
      // RFC 9457.
      return {
        type: 'application/problem+json',
        body: { type: 'about:blank', title: 'Request refused', status, detail: message },
      };
    case 'fastapi':
      return {
        type: json,
        body: {
          detail: hasFields
            ? fields.map(({ path, code }) => ({
                loc: ['body', ...path.split('.')],
                msg: message,
                type: code,
              }))
            : message,
        },
      };
    case 'title':
      return { type: json, body: { title: message } };
    case 'messages':
      return { type: json, body: { message: [message] } };
    case 'field-map':
      return {
        type: json,
        body: hasFields
          ? { errors: Object.fromEntries(fields.map(({ path }) => [path, [message]])) }
          : { message },
      };
    case 'field-list':
      return {
        type: json,
        body: { errors: hasFields ? fields.map(({ path }) => ({ field: path, message })) : [{ message }] },
      };
  }
}
