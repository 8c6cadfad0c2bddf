import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Toast } from '#lib/copy/toast.ts';
import type { Application } from '#lib/domain/application.ts';
import { namedVendor } from '#lib/domain/url.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { shownApplication, type Loaded } from '#lib/stores/application/shownApplication.ts';

/**
 * The application of the vendor that the address names by `?vendorId=`, or of the current one; `id` is null for that. Where it
 * is not to be had because nobody is signed in, `authRequired` says so and the page is left: until then it is loading.
 */
export function useNamedApplication(authRequired: Toast): { id: string | null; shown: Loaded<Application> } {
  const [id] = useState(() => namedVendor(globalThis.location.search));
  const $shown = useMemo(() => shownApplication(id), [id]);
  const shown = useStore($shown);
  const failure = shown.type === 'failed' ? shown.failure : null;
  // Another vendor's id is refused, which says nothing about the session: only one's own does.
  const needsSignIn = failure === 'auth' || (failure === 'refused' && id === null);
  const { title, description } = authRequired;
  useEffect(() => {
    if (!needsSignIn) return;
    showToast({ tone: 'error', title, description });
    // Late enough that the words can be read.
    const timer = setTimeout(() => navigation.replace(paths.home), limits.authNoticeMs);
    return () => clearTimeout(timer);
  }, [needsSignIn, title, description]);
  return { id, shown: needsSignIn ? { type: 'loading' } : shown };
}
