/**
 * Reports errors, page speed and the progress of the application. Every page of a build with `PUBLIC_REPORT_URL`
 * loads this (build/hosting.ts); other builds do not. Reports are sent when the page is left or hidden.
 */
import { reportUrl } from '#lib/env.ts';
import { takeNotes, type Noted } from '#lib/report.ts';
import { beaconText, reportsPerBeacon, type Happening } from './beacon.ts';
import { measureVitals } from './vitals.ts';
import { categoryIn, known, policyDirectives, routeOf, stepOfTakenCall, stepOnScreen } from './vocabulary.ts';

/** Starts the reports of this page. Returns a function that sends the waiting ones. */
function startReports(url: string): () => void {
  const waiting: unknown[] = [];
  const reached = new Set<string>();
  const vitalsSoFar = measureVitals();
  let areVitalsSent = false;

  const add = (happening: Happening | { type: 'error'; code: unknown; call: unknown }): void => {
    const { pathname, search } = location;
    if (waiting.length < reportsPerBeacon)
      waiting.push({ ...happening, route: routeOf(pathname), category: categoryIn(pathname, search) });
  };
  /** Counts a step once a page, because the funnel counts vendors and not views. */
  const reach = (step: ReturnType<typeof stepOnScreen>): void => {
    if (step === null || reached.has(step)) return;
    reached.add(step);
    add({ type: 'step', step });
  };
  const send = (): void => {
    if (!areVitalsSent) for (const [name, value] of vitalsSoFar()) add({ type: 'vital', name, value });
    areVitalsSent = true;
    const text = beaconText(document.documentElement.dataset['build'], waiting.splice(0));
    // Plain text needs no CORS preflight, for which a page that is being left has no time.
    if (text !== null) navigator.sendBeacon(url, text);
  };

  if (routeOf(location.pathname) === '/register/start') reach('start');
  takeNotes((noted: Noted) => {
    switch (noted.type) {
      case 'call':
        return noted.code === 'ok'
          ? reach(stepOfTakenCall(noted.call))
          : add({ type: 'error', code: noted.code, call: noted.call });
      case 'step':
        return reach(stepOnScreen(noted.step));
      case 'crash':
        return add({ type: 'error', code: 'crash' });
    }
  });
  addEventListener('error', () => add({ type: 'error', code: 'script' }));
  addEventListener('unhandledrejection', () => add({ type: 'error', code: 'script' }));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    const directive = known(policyDirectives, effectiveDirective);
    add({ type: 'error', code: 'policy', ...(directive && { directive }) });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  // Some engines leave a page without hiding it first.
  addEventListener('pagehide', send);
  return send;
}

if (reportUrl !== null) startReports(reportUrl);
