/** Sorts a list of texts and returns how many milliseconds it took. The processor is busy for about 20 of them. */
function work(): number {
  const begin = performance.now();
  Array.from({ length: 200_000 }, (_, index) => String(index * 7)).sort();
  return performance.now() - begin;
}

/** The time of `work` in milliseconds while `npm test` keeps two processors busy. */
const usual = 100;

/**
 * The longest time in milliseconds that a test waits for something that comes. It is 15 s. A machine that is slower than
 * usual gets up to four times as long, because a wait that ends too early says nothing about the product.
 */
export function longestWait(): number {
  const median = [work(), work(), work()].sort((one, other) => one - other)[1] ?? usual;
  return Math.round(15_000 * Math.min(Math.max(median / usual, 1), 4));
}
