import { useEffect } from 'react';
import type { Toast } from '#lib/copy/toast.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Says that signing in is needed and goes home; late enough that the words can be read. */
export function useAuthExit(needed: boolean, { title, description }: Toast): void {
  useEffect(() => {
    if (!needed) return;
    showToast({ tone: 'error', title, description });
    const timer = setTimeout(() => navigation.replace(paths.home), limits.authNoticeMs);
    return () => clearTimeout(timer);
  }, [needed, title, description]);
}
