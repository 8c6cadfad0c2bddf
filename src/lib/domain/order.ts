/** A copy of a list with one of its entries at another place; a place beyond the ends is the end. */
export function movedTo<Entry>(list: readonly Entry[], from: number, place: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  if (entry === undefined) return rest;
  rest.splice(Math.min(rest.length, Math.max(0, place)), 0, entry);
  return rest;
}
