/** The placeholder of a slip while it loads. */
export function SlipSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-box border-base-300 flex flex-col gap-4 border px-5 py-4">
      <div className="skeleton h-6 w-2/3 max-w-56" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton h-6 w-full" />
      ))}
    </div>
  );
}
