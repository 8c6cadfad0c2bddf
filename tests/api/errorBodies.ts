import type { ApiFieldError } from '#lib/api/errors.ts';

/** An error reply of a framework, and what the client reads from it. */
export interface ErrorBody {
  /** The framework, and the case if it has several. */
  from: string;
  status: number;
  /** JSON, or the text of a reply that is not JSON. */
  body: unknown;
  words: string | null;
  /** Field errors as `path: message (code)`, without the parts that the body lacks. */
  fields?: readonly string[];
}

/** Formats a field error as one line. */
export const fieldLine = ({ path, code, message }: ApiFieldError): string =>
  path + (message === null ? '' : `: ${message}`) + (code === null ? '' : ` (${code})`);

const html =
  '<!DOCTYPE html>\n<html><head><title>Error</title></head><body><pre>Cannot POST</pre></body></html>';

/** Bodies of real frameworks and gateways, from their documentation or their default handlers. */
export const errorBodies: readonly ErrorBody[] = [
  // JavaScript
  { from: 'Express, default handler', status: 404, body: html, words: null },
  {
    from: 'Express, by hand',
    status: 400,
    body: { error: 'PAN is already in use' },
    words: 'PAN is already in use',
  },
  {
    from: 'express-validator 7',
    status: 400,
    body: {
      errors: [{ type: 'field', value: 'x', msg: 'Enter a PAN', path: 'panNumber', location: 'body' }],
    },
    words: 'Enter a PAN',
    fields: ['panNumber: Enter a PAN (field)'],
  },
  {
    from: 'express-validator 6',
    status: 400,
    body: { errors: [{ value: 'x', msg: 'Enter a PAN', param: 'pan_number', location: 'body' }] },
    words: 'Enter a PAN',
    fields: ['panNumber: Enter a PAN'],
  },
  {
    from: 'Mongoose',
    status: 400,
    body: {
      errors: {
        ifsc: { name: 'ValidatorError', message: 'IFSC is wrong', kind: 'user defined', path: 'ifsc' },
      },
      _message: 'Vendor validation failed',
      name: 'ValidationError',
      message: 'Vendor validation failed: ifsc: IFSC is wrong',
    },
    words: 'Vendor validation failed: ifsc: IFSC is wrong',
    fields: ['ifsc: IFSC is wrong'],
  },
  {
    from: 'NestJS, one message',
    status: 409,
    body: { statusCode: 409, message: 'The phone has a vendor', error: 'Conflict' },
    words: 'The phone has a vendor',
  },
  {
    from: 'NestJS, ValidationPipe',
    status: 400,
    body: {
      statusCode: 400,
      message: ['panNumber must be a valid PAN', 'ifsc should not be empty'],
      error: 'Bad Request',
    },
    words: 'panNumber must be a valid PAN; ifsc should not be empty',
    fields: ['panNumber: panNumber must be a valid PAN', 'ifsc: ifsc should not be empty'],
  },
  {
    from: 'NestJS, forbidNonWhitelisted',
    status: 400,
    body: { statusCode: 400, message: ['property consents should not exist'], error: 'Bad Request' },
    words: 'property consents should not exist',
    fields: ['consents: property consents should not exist'],
  },
  { from: 'NestJS, nothing said', status: 403, body: { statusCode: 403, message: 'Forbidden' }, words: null },
  {
    from: 'Fastify, Ajv',
    status: 400,
    body: {
      statusCode: 400,
      code: 'FST_ERR_VALIDATION',
      error: 'Bad Request',
      message: "body must have required property 'panNumber'",
    },
    words: "body must have required property 'panNumber'",
  },
  {
    from: 'Ajv, its errors',
    status: 400,
    body: {
      errors: [
        {
          instancePath: '/baseInfo/pincode',
          keyword: 'pattern',
          message: 'must match pattern',
          params: { pattern: 'x' },
        },
      ],
    },
    words: 'must match pattern',
    fields: ['baseInfo.pincode: must match pattern (pattern)'],
  },
  {
    from: 'Hapi, Boom',
    status: 400,
    body: { statusCode: 400, error: 'Bad Request', message: '"panNumber" is required' },
    words: '"panNumber" is required',
  },
  {
    from: 'Koa, celebrate',
    status: 400,
    body: {
      statusCode: 400,
      error: 'Bad Request',
      message: 'Validation failed',
      validation: { body: { source: 'body', keys: ['ifsc'], message: '"ifsc" is required' } },
    },
    words: null,
  },
  { from: 'Koa, ctx.throw', status: 409, body: 'The phone has a vendor', words: 'The phone has a vendor' },
  {
    from: 'AdonisJS',
    status: 422,
    body: {
      errors: [{ rule: 'required', field: 'panNumber', message: 'The panNumber field must be defined' }],
    },
    words: 'The panNumber field must be defined',
    fields: ['panNumber: The panNumber field must be defined (required)'],
  },
  {
    from: 'Strapi 4',
    status: 400,
    body: {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'ifsc must be defined.',
        details: { errors: [{ path: ['ifsc'], message: 'ifsc must be defined.', name: 'ValidationError' }] },
      },
    },
    words: 'ifsc must be defined.',
    fields: ['ifsc: ifsc must be defined.'],
  },
  {
    from: 'Feathers',
    status: 400,
    body: {
      name: 'BadRequest',
      message: 'The KYC details are wrong',
      code: 400,
      className: 'bad-request',
      data: {},
      errors: { panNumber: 'A PAN has ten characters' },
    },
    words: 'The KYC details are wrong',
    fields: ['panNumber: A PAN has ten characters'],
  },
  {
    from: 'LoopBack 4',
    status: 422,
    body: {
      error: {
        statusCode: 422,
        name: 'UnprocessableEntityError',
        message: 'The request body is invalid. See error object `details` property for more info.',
        code: 'VALIDATION_FAILED',
        details: [
          { path: '/panNumber', code: 'pattern', message: 'should match pattern', info: { pattern: 'x' } },
        ],
      },
    },
    words: 'The request body is invalid. See error object `details` property for more info.',
    fields: ['panNumber: should match pattern (pattern)'],
  },
  {
    from: 'LoopBack 3',
    status: 422,
    body: {
      error: {
        statusCode: 422,
        name: 'ValidationError',
        message: 'The `Vendor` instance is not valid.',
        details: { context: 'Vendor', codes: { ifsc: ['presence'] }, messages: { ifsc: ["can't be blank"] } },
      },
    },
    words: 'The `Vendor` instance is not valid.',
    fields: ["ifsc: can't be blank"],
  },
  {
    from: 'tRPC',
    status: 409,
    body: {
      error: {
        message: 'The phone has a vendor',
        code: -32009,
        data: { code: 'CONFLICT', httpStatus: 409, path: 'vendor.create' },
      },
    },
    words: 'The phone has a vendor',
  },
  {
    from: 'zod, flattened',
    status: 400,
    body: { success: false, error: { formErrors: [], fieldErrors: { panNumber: ['Invalid string'] } } },
    words: 'Invalid string',
    fields: ['panNumber: Invalid string'],
  },
  {
    from: 'zod, issues',
    status: 400,
    body: {
      success: false,
      error: {
        name: 'ZodError',
        issues: [
          {
            code: 'invalid_type',
            expected: 'string',
            path: ['licences', 0, 'number'],
            message: 'Required here',
          },
        ],
      },
    },
    words: 'Required here',
    fields: ['licences.0.number: Required here (invalid_type)'],
  },
  // JVM
  {
    from: 'Spring Boot, new',
    status: 400,
    body: {
      timestamp: '2026-01-01T00:00:00.000+00:00',
      status: 400,
      error: 'Bad Request',
      path: '/api/vendors/v1/kyc',
    },
    words: null,
  },
  {
    from: 'Spring Boot, with its message',
    status: 409,
    body: {
      timestamp: '2026-01-01T00:00:00.000+00:00',
      status: 409,
      error: 'Conflict',
      message: 'The phone has a vendor',
      path: '/api/vendors/create',
    },
    words: 'The phone has a vendor',
  },
  {
    from: 'Spring Boot, old, binding errors',
    status: 400,
    body: {
      timestamp: 1767225600000,
      status: 400,
      error: 'Bad Request',
      exception: 'org.springframework.web.bind.MethodArgumentNotValidException',
      errors: [
        {
          codes: ['Pattern.kyc.panNumber', 'Pattern'],
          defaultMessage: 'is no PAN',
          objectName: 'kyc',
          field: 'panNumber',
          rejectedValue: 'ABCDE1234F',
          code: 'Pattern',
        },
      ],
      message: "Validation failed for object='kyc'. Error count: 1",
      path: '/api/vendors/v1/kyc',
    },
    words: 'is no PAN',
    fields: ['panNumber: is no PAN (Pattern)'],
  },
  {
    from: 'Spring Boot, nothing said',
    status: 500,
    body: {
      timestamp: 1767225600000,
      status: 500,
      error: 'Internal Server Error',
      message: 'No message available',
    },
    words: null,
  },
  {
    from: 'Spring 6, ProblemDetail',
    status: 404,
    body: {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'No vendor has this id.',
      instance: '/api/vendors/v1',
    },
    words: 'No vendor has this id.',
  },
  {
    from: 'Micronaut',
    status: 400,
    body: {
      _links: { self: { href: '/api/vendors/v1/kyc', templated: false } },
      _embedded: { errors: [{ message: 'kyc.panNumber: must match the pattern', path: '/panNumber' }] },
      message: 'Bad Request',
    },
    words: 'kyc.panNumber: must match the pattern',
    fields: ['panNumber: kyc.panNumber: must match the pattern'],
  },
  {
    from: 'Quarkus, Hibernate Validator',
    status: 400,
    body: {
      title: 'Constraint Violation',
      status: 400,
      violations: [{ field: 'saveKyc.kyc.panNumber', message: 'must not be blank' }],
    },
    words: 'must not be blank',
    fields: ['saveKyc.kyc.panNumber: must not be blank'],
  },
  {
    from: 'RESTEasy',
    status: 400,
    body: {
      exception: null,
      propertyViolations: [],
      parameterViolations: [
        { constraintType: 'PARAMETER', path: 'saveKyc.kyc.ifsc', message: 'must not be null', value: '' },
      ],
      returnValueViolations: [],
    },
    words: 'must not be null',
    fields: ['saveKyc.kyc.ifsc: must not be null'],
  },
  {
    from: 'Ktor, respondText',
    status: 409,
    body: 'The phone has a vendor.\n',
    words: 'The phone has a vendor.',
  },
  {
    from: 'Play, JsError',
    status: 400,
    body: { status: 'KO', message: { 'obj.panNumber': [{ msg: ['error.path.missing'], args: [] }] } },
    words: null,
    fields: ['obj.panNumber'],
  },
  // .NET
  {
    from: 'ASP.NET Core, ProblemDetails',
    status: 409,
    body: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.10',
      title: 'Conflict',
      status: 409,
      detail: 'The phone has a vendor.',
      traceId: '00-1',
    },
    words: 'The phone has a vendor.',
  },
  {
    from: 'ASP.NET Core, ValidationProblemDetails',
    status: 400,
    body: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { PanNumber: ['The field PanNumber is wrong.'], '$.baseInfo.GSTNumber': ['It is no GSTIN.'] },
    },
    words: 'The field PanNumber is wrong.',
    fields: ['panNumber: The field PanNumber is wrong.', 'baseInfo.gstNumber: It is no GSTIN.'],
  },
  {
    from: 'ASP.NET Web API 2',
    status: 400,
    body: { Message: 'The request is invalid.', ModelState: { 'kyc.PanNumber': ['It is no PAN.'] } },
    words: 'The request is invalid.',
    fields: ['kyc.panNumber: It is no PAN.'],
  },
  {
    from: 'FluentValidation',
    status: 400,
    body: {
      errors: [{ propertyName: 'PanNumber', errorMessage: 'It is no PAN.', errorCode: 'PredicateValidator' }],
    },
    words: 'It is no PAN.',
    fields: ['panNumber: It is no PAN. (PredicateValidator)'],
  },
  {
    from: 'Azure',
    status: 400,
    body: {
      error: {
        code: 'BadArgument',
        message: 'Previous licences are not accepted.',
        details: [{ code: 'NullValue', target: 'ifsc', message: 'IFSC must not be null.' }],
      },
    },
    words: 'Previous licences are not accepted.',
    fields: ['ifsc: IFSC must not be null. (NullValue)'],
  },
  // Python
  {
    from: 'Django REST, detail',
    status: 404,
    body: { detail: 'No Vendor matches the given query.' },
    words: 'No Vendor matches the given query.',
  },
  {
    from: 'Django REST, fields',
    status: 400,
    body: { pan_number: ['Enter a valid value.'], base_info: { pincode: ['This field is required.'] } },
    words: 'Enter a valid value.',
    fields: ['panNumber: Enter a valid value.', 'baseInfo.pincode: This field is required.'],
  },
  {
    from: 'Django REST, no field',
    status: 400,
    body: { non_field_errors: ['The two accounts differ.'] },
    words: 'The two accounts differ.',
  },
  {
    from: 'Django Simple JWT',
    status: 401,
    body: {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is expired' }],
    },
    words: 'Given token not valid for any token type',
  },
  {
    from: 'FastAPI, text',
    status: 409,
    body: { detail: 'The phone has a vendor' },
    words: 'The phone has a vendor',
  },
  {
    from: 'FastAPI, object',
    status: 409,
    body: { detail: { code: 'taken', message: 'The phone has a vendor' } },
    words: 'The phone has a vendor',
  },
  {
    from: 'FastAPI, list',
    status: 422,
    body: {
      detail: [
        { type: 'missing', loc: ['body', 'panNumber'], msg: 'Field required', input: { ifsc: 'x' } },
        { type: 'int_type', loc: ['query', 'step'], msg: 'Input should be an integer', input: 'x' },
      ],
    },
    words: 'Field required',
    fields: ['panNumber: Field required (missing)', 'step: Input should be an integer (int_type)'],
  },
  {
    from: 'Flask, abort',
    status: 400,
    body: '<!doctype html>\n<html lang=en>\n<title>400 Bad Request</title>',
    words: null,
  },
  {
    from: 'Flask, JSON handler',
    status: 409,
    body: { code: 409, name: 'Conflict', description: 'A conflict happened while processing the request.' },
    words: 'A conflict happened while processing the request.',
  },
  {
    from: 'Flask-RESTful',
    status: 400,
    body: { message: { panNumber: 'A PAN cannot be blank' } },
    words: 'A PAN cannot be blank',
    fields: ['panNumber: A PAN cannot be blank'],
  },
  // PHP
  {
    from: 'Laravel',
    status: 422,
    body: {
      message: 'The pan number field is required. (and 1 more error)',
      errors: {
        pan_number: ['The pan number field is required.'],
        'base_info.pincode': ['Enter a PIN.', 'Six digits.'],
      },
    },
    words: 'The pan number field is required. (and 1 more error)',
    fields: ['panNumber: The pan number field is required.', 'baseInfo.pincode: Enter a PIN.; Six digits.'],
  },
  {
    from: 'Laravel, older',
    status: 422,
    body: { message: 'The given data was invalid.', errors: { ifsc: ['The ifsc is wrong.'] } },
    words: 'The ifsc is wrong.',
    fields: ['ifsc: The ifsc is wrong.'],
  },
  {
    from: 'Symfony',
    status: 422,
    body: {
      type: 'https://symfony.com/errors/validation',
      title: 'Validation Failed',
      detail: 'panNumber: This value should not be blank.',
      violations: [
        {
          propertyPath: 'panNumber',
          title: 'This value should not be blank.',
          parameters: {},
          type: 'urn:uuid:c1051bb4',
        },
      ],
    },
    words: 'panNumber: This value should not be blank.',
    fields: ['panNumber: This value should not be blank. (urn:uuid:c1051bb4)'],
  },
  {
    from: 'API Platform',
    status: 422,
    body: {
      '@type': 'ConstraintViolationList',
      'hydra:title': 'An error occurred',
      'hydra:description': 'ifsc: It is no IFSC.',
      violations: [{ propertyPath: 'ifsc', message: 'It is no IFSC.', code: 'c1' }],
    },
    words: 'It is no IFSC.',
    fields: ['ifsc: It is no IFSC. (c1)'],
  },
  // Ruby, Elixir
  {
    from: 'Rails, errors by field',
    status: 422,
    body: { errors: { pan_number: ["can't be blank"], base: ['The contract is closed'] } },
    words: "can't be blank",
    fields: ["panNumber: can't be blank"],
  },
  {
    from: 'Rails, full messages',
    status: 422,
    body: { errors: ["Pan number can't be blank", 'Ifsc is invalid'] },
    words: "Pan number can't be blank; Ifsc is invalid",
    fields: ['ifsc: Ifsc is invalid'],
  },
  {
    from: 'Rails, exceptions app',
    status: 500,
    body: { status: 500, error: 'Internal Server Error' },
    words: null,
  },
  { from: 'Phoenix', status: 404, body: { errors: { detail: 'Not Found' } }, words: null },
  {
    from: 'Phoenix, changeset',
    status: 422,
    body: { errors: { pan_number: ['has invalid format'] } },
    words: 'has invalid format',
    fields: ['panNumber: has invalid format'],
  },
  // Go, Rust
  { from: 'Gin', status: 409, body: { error: 'the phone has a vendor' }, words: 'the phone has a vendor' },
  { from: 'Echo', status: 409, body: { message: 'the phone has a vendor' }, words: 'the phone has a vendor' },
  { from: 'Go, http.NotFound', status: 404, body: '404 page not found\n', words: null },
  {
    from: 'Huma',
    status: 422,
    body: {
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'validation failed',
      errors: [{ message: 'expected length >= 2', location: 'body.panHolderName', value: 'x' }],
    },
    words: 'expected length >= 2',
    fields: ['panHolderName: expected length >= 2'],
  },
  {
    from: 'Actix',
    status: 400,
    body: 'Json deserialize error: missing field `ifsc`',
    words: 'Json deserialize error: missing field `ifsc`',
  },
  {
    from: 'Rocket',
    status: 404,
    body: {
      error: { code: 404, reason: 'Not Found', description: 'The requested vendor could not be found.' },
    },
    words: 'The requested vendor could not be found.',
  },
  // Services and standards
  { from: 'AWS API Gateway', status: 403, body: { message: 'Forbidden' }, words: null },
  {
    from: 'AWS API Gateway, authorizer',
    status: 403,
    body: { Message: 'User is not authorized to access this resource' },
    words: 'User is not authorized to access this resource',
  },
  {
    from: 'AWS API Gateway, timeout',
    status: 504,
    body: { message: 'Endpoint request timed out' },
    words: null,
  },
  {
    from: 'Google',
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'Request contains a wrong PAN.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field: 'kyc.pan_number', description: 'It is no PAN.' }],
          },
        ],
      },
    },
    words: 'Request contains a wrong PAN.',
    fields: ['kyc.panNumber: It is no PAN.'],
  },
  {
    from: 'Stripe',
    status: 400,
    body: {
      error: {
        code: 'account_number_invalid',
        message: 'The account number is wrong.',
        param: 'bank_account[account_number]',
        type: 'invalid_request_error',
      },
    },
    words: 'The account number is wrong.',
    fields: ['bankAccount.accountNumber: The account number is wrong. (account_number_invalid)'],
  },
  {
    from: 'JSON:API',
    status: 422,
    body: {
      errors: [
        {
          status: '422',
          code: 'invalid',
          source: { pointer: '/data/attributes/pan-number' },
          title: 'Invalid Attribute',
          detail: 'A PAN has ten characters.',
        },
      ],
    },
    words: 'A PAN has ten characters.',
    fields: ['panNumber: A PAN has ten characters. (invalid)'],
  },
  {
    from: 'GraphQL',
    status: 400,
    body: { errors: [{ message: 'The phone has a vendor', extensions: { code: 'CONFLICT' } }], data: null },
    words: 'The phone has a vendor',
  },
  {
    from: 'Hasura',
    status: 400,
    body: {
      errors: [
        {
          extensions: { path: '$.selectionSet', code: 'constraint-violation' },
          message: 'Uniqueness violation. duplicate key',
        },
      ],
    },
    words: 'Uniqueness violation. duplicate key',
  },
  {
    from: 'Supabase, PostgREST',
    status: 409,
    body: {
      code: '23505',
      details: 'Key (phone)=(hidden) already exists.',
      hint: null,
      message: 'duplicate key value violates unique constraint "vendors_phone_key"',
    },
    words: 'duplicate key value violates unique constraint "vendors_phone_key"',
  },
  {
    from: 'Supabase, Auth',
    status: 422,
    body: { code: 422, error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
    words: 'Token has expired or is invalid',
  },
  {
    from: 'OAuth 2',
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The refresh token is used up.' },
    words: 'The refresh token is used up.',
  },
  {
    from: 'RFC 7807, invalid-params',
    status: 400,
    body: {
      type: 'https://example.net/validation-error',
      title: "Your request parameters didn't validate.",
      'invalid-params': [{ name: 'ifsc', reason: 'must have eleven characters' }],
    },
    words: "Your request parameters didn't validate.",
    fields: ['ifsc: must have eleven characters'],
  },
  {
    from: 'RFC 9457, errors',
    status: 422,
    body: {
      title: 'Your request is not valid.',
      errors: [{ detail: 'must be a positive integer', pointer: '#/deliveryRadius' }],
    },
    words: 'Your request is not valid.',
    fields: ['deliveryRadius: must be a positive integer'],
  },
  {
    from: 'nginx',
    status: 502,
    body: '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n</html>',
    words: null,
  },
  {
    from: 'Envoy',
    status: 503,
    body: 'upstream connect error or disconnect/reset before headers',
    words: null,
  },
  { from: 'Cloudflare', status: 522, body: 'error code: 522', words: null },
  {
    from: 'a stack trace',
    status: 500,
    body: 'TypeError: x is undefined\n    at save (/srv/app.js:10:3)',
    words: null,
  },
  // Our sandbox
  {
    from: 'this project’s sandbox',
    status: 422,
    body: {
      success: false,
      code: 'invalid',
      message: 'Some fields are wrong.',
      errors: [{ path: 'panNumber', code: 'panNumber' }],
    },
    words: 'Some fields are wrong.',
    fields: ['panNumber (panNumber)'],
  },
  {
    from: 'words under data',
    status: 409,
    body: { data: { message: 'The phone has a vendor' } },
    words: 'The phone has a vendor',
  },
];
