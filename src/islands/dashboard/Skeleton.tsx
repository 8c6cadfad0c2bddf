import { loadWords } from '#lib/copy/app.ts';

/** The dashboard's shape while it loads: the same slips in the same places. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={loadWords.loading} className="flex flex-col gap-5">
      <div className="flex flex-col gap-3 lg:min-h-11 lg:flex-row lg:items-center lg:justify-between">
        <div className="skeleton h-9 w-64 max-w-full" />
        <div className="skeleton h-11 w-36" />
      </div>
      <div className="slip overflow-hidden lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col gap-3 p-5 lg:p-6">
          <div className="skeleton h-6 w-48" />
          <div className="skeleton h-8 w-60 max-w-full" />
          <div className="skeleton h-12 w-full" />
          <div className="skeleton h-11 w-36" />
        </div>
        <div className="stub flex flex-col gap-5 p-5 lg:p-6">
          <div className="skeleton h-5 w-40" />
          {['a', 'b', 'c'].map((row) => (
            <div key={row} className="skeleton h-11 w-48" />
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

/** A slip of lines that are still to be written. */
export function SlipSkeleton({ rows }: { rows: number }) {
  return (
    <div className="slip slip-torn flex flex-col gap-4 px-5 pt-5 pb-4">
      <div className="skeleton h-6 w-40" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton h-6 w-full" />
      ))}
    </div>
  );
}
