import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Context } from '#sandbox/context.ts';
import { deskPath } from '#sandbox/desk/pages.ts';
import { endpointOf } from '#sandbox/endpointName.ts';
import { droppedHeader, faultyReplies } from '#sandbox/faultyReply.ts';
import { Refusal, errorReply, type Env } from '#sandbox/http.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { logLine } from '#sandbox/log.ts';
import { leavingReplies } from '#sandbox/replies.ts';
import { authRoutes } from '#sandbox/routes/auth.ts';
import { consentRoutes } from '#sandbox/routes/consents.ts';
import { controlRoutes } from '#sandbox/routes/control.ts';
import { deletionRoutes } from '#sandbox/routes/deletions.ts';
import { deskRoutes } from '#sandbox/routes/desk.ts';
import { documentRoutes } from '#sandbox/routes/documents.ts';
import { fileRoutes } from '#sandbox/routes/files.ts';
import { helpRoutes } from '#sandbox/routes/help.ts';
import { geocodeRoutes } from '#sandbox/routes/geocode.ts';
import { reportRoutes } from '#sandbox/routes/reports.ts';
import { reviewReplyRoutes } from '#sandbox/routes/reviewReplies.ts';
import { randomId } from '#sandbox/secret.ts';
import { staticRoutes } from '#sandbox/routes/static.ts';
import { vendorRoutes } from '#sandbox/routes/vendors.ts';

/** Returns the whole sandbox as one application: API, documents, geocoder, controls and the built site. */
export function createApp(context: Context): Hono<Env> {
  const { base } = context;
  const app = new Hono<Env>({
    // Routes do not contain the base. An address that is not below it has no route.
    getPath: (request) => {
      const path = getPath(request);
      return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : '/__outside';
    },
  });

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

  if (context.controls || context.desk) app.use(faultyReplies(context));

  for (const path of ['/api/*', '/files/*', '/geocode/*', '/__sandbox/*']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
      if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'no-referrer');
      c.header('Cross-Origin-Resource-Policy', 'same-origin');
      if (path === '/api/*' || path === '/__sandbox/*') c.header('Cache-Control', 'no-store');
    });
  }

  app.use('/api/*', leavingReplies(context));
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('X-Request-Id', randomId('req'));
  });

  if (context.desk) app.route(deskPath, deskRoutes(context));
  if (context.controls) app.route('/__sandbox', controlRoutes(context));

  app.route('/api/auth', authRoutes(context));
  // Before the routes whose address begins with the id of a vendor.
  if (context.profile.hasConsents) app.route('/api/vendors', consentRoutes(context));
  if (context.profile.hasHelp) app.route('/api/vendors', helpRoutes(context));
  app.route('/api/vendors', vendorRoutes(context));
  app.route('/api/vendors', documentRoutes(context));
  if (context.profile.hasDeletions) app.route('/api/vendors', deletionRoutes(context));
  if (context.profile.hasReviewReplies) app.route('/api/vendors', reviewReplyRoutes(context));
  app.all('/api/*', (c) => errorReply(c, new Refusal(404, 'not_found', 'There is no such call.')));
  app.route('/files', fileRoutes(context));
  app.route('/geocode', geocodeRoutes());
  app.route('/reports', reportRoutes(context));
  app.all('/__sandbox/*', (c) => errorReply(c, new Refusal(404, 'not_found', 'There is no such call.')));
  app.route('/', staticRoutes(context));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return errorReply(c, error);
    // Log the kind and place of the error, but not its message, which could quote the request.
    context.log(`${error.name}${(error.stack ?? '').split('\n').slice(1, 4).join(' ')}`);
    return errorReply(c, new Refusal(500, 'internal', 'Something went wrong on our side.'));
  });

  return app;
}
