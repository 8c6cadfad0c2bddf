import { Hono } from 'hono';
import type { Context } from '#sandbox/context.ts';
import { endpointOf } from '#sandbox/endpointName.ts';
import { droppedHeader, faultyReplies } from '#sandbox/faultyReply.ts';
import { ApiError, errorReply, type Env } from '#sandbox/http.ts';
import { idempotencyHeader } from '#lib/api/endpointsOfSession.ts';
import { logLine } from '#sandbox/log.ts';
import { leavingReplies } from '#sandbox/replies.ts';
import { authRoutes } from '#sandbox/routes/auth.ts';
import { controlRoutes } from '#sandbox/routes/control.ts';
import { deletionRoutes } from '#sandbox/routes/deletions.ts';
import { documentRoutes } from '#sandbox/routes/documents.ts';
import { fileRoutes } from '#sandbox/routes/files.ts';
import { geocodeRoutes } from '#sandbox/routes/geocode.ts';
import { reportRoutes } from '#sandbox/routes/reports.ts';
import { staticRoutes } from '#sandbox/routes/static.ts';
import { vendorRoutes } from '#sandbox/routes/vendors.ts';

/** Returns the whole sandbox as one application: API, documents, geocoder, controls and the built site. */
export function createApp(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    const endpoint = endpointOf(c.req.method, c.req.path);
    c.set('endpoint', endpoint);
    await next();
    const { method, path } = c.req;
    const status = c.res.headers.has(droppedHeader) ? 0 : c.res.status;
    context.log(logLine(method, path, status, performance.now() - started));
    if (!context.controls || !path.startsWith('/api/')) return;
    context.journal.note({
      at: context.clock.now(),
      method,
      path,
      endpoint,
      status,
      idempotencyKey: c.req.header(idempotencyHeader) ?? null,
    });
  });

  if (context.controls) app.use(faultyReplies(context));

  for (const path of ['/api/*', '/files/*', '/geocode/*', '/__sandbox/*']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('Cross-Origin-Resource-Policy', 'same-origin');
      if (path === '/api/*' || path === '/__sandbox/*') c.header('Cache-Control', 'no-store');
    });
  }

  app.use('/api/*', leavingReplies(context));

  if (context.controls) app.route('/__sandbox', controlRoutes(context));

  app.route('/api/auth', authRoutes(context));
  app.route('/api/vendors', vendorRoutes(context));
  app.route('/api/vendors', documentRoutes(context));
  if (context.profile.hasDeletions) app.route('/api/vendors', deletionRoutes(context));
  app.all('/api/*', (c) => errorReply(c, new ApiError(404, 'not_found', 'There is no such call.')));
  app.route('/files', fileRoutes(context));
  app.route('/geocode', geocodeRoutes());
  app.route('/reports', reportRoutes(context));
  app.all('/__sandbox/*', (c) => errorReply(c, new ApiError(404, 'not_found', 'There is no such call.')));
  app.route('/', staticRoutes(context));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return errorReply(c, error);
    // Log the kind and place of the error, but not its message, which could quote the request.
    context.log(`${error.name}${(error.stack ?? '').split('\n').slice(1, 4).join(' ')}`);
    return errorReply(c, new ApiError(500, 'internal', 'Something went wrong on our side.'));
  });

  return app;
}
