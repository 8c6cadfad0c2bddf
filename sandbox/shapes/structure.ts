import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';

type Body = Record<string, unknown>;

/** Returns a successful reply in the structure that the shapes name. Values and field names stay as they are. */
export function structured(endpoint: EndpointName | null, body: Body, shapes: Shapes): unknown {
  const success = shapes.wrapper === 'bare' ? undefined : body.success;
  switch (endpoint) {
    case null:
      return body;
    case 'login':
      return login(body, shapes.login);
    case 'refresh':
      return refresh(body, shapes.refresh);
    case 'createVendor':
      return created(body, shapes);
    case 'vendor':
    case 'currentVendor':
      return nested(success, vendorPath(shapes), body.vendor);
    case 'applications':
      return nested(success, listPath(shapes), body.applications);
    case 'documents':
      return wrapped(upload(body, shapes.uploaded), shapes.wrapper);
    default:
      return wrapped(body, shapes.wrapper);
  }
}

/** Wraps a reply of several fields. The server's message stays outside. */
function wrapped(body: Body, wrapper: Shapes['wrapper']): Body {
  const { success, message, ...fields } = body;
  if (wrapper === 'none') return body;
  return wrapper === 'bare' ? { ...fields, message } : { success, message, [wrapper]: fields };
}

/** Nests a value under the names of a path, the outermost first. */
function nested(success: unknown, path: readonly string[], value: unknown): unknown {
  if (path.length === 0) return value;
  const inside = path.reduceRight((inner, name) => ({ [name]: inner }), value) as Body;
  return { success, ...inside };
}

function vendorPath({ vendor, wrapper }: Shapes): string[] {
  if (wrapper === 'vendor') return ['vendor'];
  if (wrapper === 'bare' && vendor === 'wrapped') return [];
  return inWrapper({ wrapped: ['vendor'], bare: [], data: ['data', 'vendor'] }[vendor], wrapper);
}

function listPath({ applications, wrapper }: Shapes): string[] {
  if (wrapper === 'bare' && applications === 'applications') return [];
  const paths: Partial<Record<Shapes['applications'], string[]>> = {
    array: [],
    data: ['data', 'applications'],
    'data-array': ['data'],
  };
  return inWrapper(paths[applications] ?? [applications], wrapper);
}

/** Puts a path inside the wrapper, which takes the place of `data`: nothing is wrapped twice. */
function inWrapper(path: string[], wrapper: Shapes['wrapper']): string[] {
  if (wrapper === 'none' || wrapper === 'bare') return path;
  const [first, ...rest] = path;
  return [wrapper, ...(first === 'data' || first === wrapper ? rest : path)];
}

function upload({ uploaded, ...body }: Body, form: Shapes['uploaded']): Body {
  const entries = uploaded as Body[];
  switch (form) {
    case 'whole':
      return { ...body, uploaded };
    case 'keys':
      return { ...body, uploaded: entries.map(({ key }) => key) };
    case 'key-objects':
      return { ...body, uploaded: entries.map(({ key }) => ({ key })) };
    case 'key-urls':
      return { ...body, uploaded: entries.map(({ key, url }) => ({ key, url })) };
    case 'documents':
      return { ...body, documents: entries };
  }
}

function created({ success, message, vendorId, data }: Body, { createTokens, wrapper }: Shapes): Body {
  const grant = createTokens && data !== undefined ? { data } : {};
  switch (wrapper) {
    case 'none':
      return { success, vendorId, message, ...grant };
    case 'vendor':
      return { success, message, vendor: { id: vendorId }, ...grant };
    default:
      return wrapped({ success, message, vendorId, ...(grant.data as Body | undefined) }, wrapper);
  }
}

function login(body: Body, form: Shapes['login']): Body {
  const data = body.data as Body;
  const { accessToken, refreshToken, user } = data;
  const { id, userType, fullName } = user as Body;
  switch (form) {
    case 'data':
      return body;
    case 'bare':
      return { message: body.message, ...data };
    case 'session':
      return {
        session: id,
        user: { userType, fullName },
        message: body.message,
        accessToken,
        refreshToken,
      };
  }
}

function refresh({ success, refreshToken, ...rest }: Body, form: Shapes['refresh']): Body {
  switch (form) {
    case 'flat':
      return { success, refreshToken, ...rest };
    case 'nested':
      return { success, data: { ...rest, refreshToken } };
    case 'no-refresh-token':
      return { success, ...rest };
  }
}
