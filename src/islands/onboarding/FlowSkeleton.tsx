import { loadWords } from '#lib/copy/app.ts';

/** The shape of the application while it loads: header line and slip in the same places. */
export function FlowSkeleton() {
  return (
    <div className="flow" role="status" aria-label={loadWords.loading}>
      <div className="skeleton h-5 w-40" />
      <div className="skeleton mt-1 h-7 w-60 max-w-full" />
      <div className="skeleton mt-4 mb-8 h-1.5 w-full" />
      <FormSkeleton />
    </div>
  );
}

/** A step's slip while the step's own code is on its way: its header is there already. */
export function FormSkeleton() {
  return (
    <div className="slip flex flex-col gap-5 p-5">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <div className="skeleton h-4 w-32" />
          <div className="skeleton h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
