import { SlipSkeleton } from '#islands/vendorPages/SlipSkeleton.tsx';
import { loadWords } from '#lib/words/app.ts';

/**
 * The placeholder of the dashboard: the same slips in the same places. `firstView.ts` copies it and fills in
 * what is known.
 */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={loadWords.loading} className="flex flex-col gap-5" data-skeleton="">
      <div className="skeleton h-9 w-64 max-w-full" />
      <div className="status-sheet">
        <div className="status-card flex flex-col gap-3">
          <div className="skeleton h-6 w-2/3 max-w-56" />
          <div className="skeleton h-8 w-60 max-w-full" />
          <div className="skeleton h-12 w-full" />
          <div className="skeleton h-11 w-2/3 max-w-56" />
        </div>
        <div className="status-stub paper flex flex-col gap-3">
          {['a', 'b', 'c', 'd'].map((row) => (
            <div key={row} className="skeleton h-10 w-full" />
          ))}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SlipSkeleton rows={5} />
        <SlipSkeleton rows={7} />
      </div>
    </div>
  );
}
