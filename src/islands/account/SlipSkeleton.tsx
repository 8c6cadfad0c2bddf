/** The placeholder of a slip while it loads. */
export function SlipSkeleton({ rows }: { rows: number }) {
  return (
    <div className="slip slip-torn flex flex-col gap-4 px-5 pt-5 pb-4">
      <div className="skeleton h-6 w-2/3 max-w-56" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton h-6 w-full" />
      ))}
    </div>
  );
}
