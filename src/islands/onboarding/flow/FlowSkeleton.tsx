import { loadWords } from '#lib/words/app.ts';

/** The placeholder of an application: its header line and its slip, in the same places. */
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

/** The placeholder of a step's slip while its code loads. The step's header is already on screen. */
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
