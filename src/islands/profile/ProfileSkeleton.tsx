import { SlipSkeleton } from '#islands/vendorPages/SlipSkeleton.tsx';
import { loadWords } from '#lib/words/app.ts';

/** The placeholder of the profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={loadWords.loading} className="flex flex-col gap-5">
      <div className="slip paper flex flex-col gap-3 p-6">
        <div className="skeleton h-6 w-2/3 max-w-56" />
        <div className="skeleton h-9 w-72 max-w-full" />
        <div className="skeleton h-12 w-full" />
        <div className="skeleton h-11 w-2/3 max-w-56" />
      </div>
      <SlipSkeleton rows={4} />
    </div>
  );
}
