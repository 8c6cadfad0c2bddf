/** Returns the starts and everything that `next` leads to from them, in the order in which imports are read. */
export function reached<Each>(starts: Iterable<Each>, next: (from: Each) => Iterable<Each>): Set<Each> {
  const found = new Set<Each>();
  const visit = (each: Each): void => {
    if (found.has(each)) return;
    found.add(each);
    for (const further of next(each)) visit(further);
  };
  for (const start of starts) visit(start);
  return found;
}
