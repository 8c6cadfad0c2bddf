import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Toast } from '#lib/words/toast.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { namedVendor } from '#lib/domain/url.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { shownApplication, type Loaded } from '#lib/stores/application/reads/shownApplication.ts';

/**
 * Returns the application of the vendor in `?vendorId=`, or of the vendor's current one; `id` is null then.
 * If that requires a sign-in, the hook shows `authRequired`, returns "loading" and then leaves the page.
 */
export function useNamedApplication(authRequired: Toast): { id: string | null; shown: Loaded<Application> } {
  const [id] = useState(() => namedVendor(globalThis.location.search));
  const $shown = useMemo(() => shownApplication(id), [id]);
  const shown = useStore($shown);
  const failure = shown.type === 'failed' ? shown.failure : null;
  // A refusal of another vendor's id says nothing about the session; a refusal of the own data does.
  const needsSignIn = failure === 'auth' || (failure === 'refused' && id === null);
  const { title, description } = authRequired;
  useEffect(() => {
    if (!needsSignIn) return;
    showToast({ tone: 'error', title, description });
    // Leave time to read the words.
    const timer = setTimeout(() => navigation.replace(paths.home), limits.authNoticeMs);
    return () => clearTimeout(timer);
  }, [needsSignIn, title, description]);
  return { id, shown: needsSignIn ? { type: 'loading' } : shown };
}
