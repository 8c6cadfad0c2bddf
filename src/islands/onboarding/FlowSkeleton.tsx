import { loadWords } from '#lib/copy/app.ts';

/** The shape of the application while it loads: the same slips in the same places. */
export function FlowSkeleton() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6" role="status" aria-label={loadWords.loading}>
      <div className="skeleton h-8 w-60" />
      <div className="skeleton mt-6 h-20 w-full" />
      <div className="slip mt-6 flex flex-col gap-5 p-5">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className="flex flex-col gap-2">
            <div className="skeleton h-4 w-32" />
            <div className="skeleton h-12 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
