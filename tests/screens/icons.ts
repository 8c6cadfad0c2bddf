import { mark, nameDrawn } from '#lib/brand.ts';
import { iconShapes } from '#islands/ui/Icon.tsx';

const names = new Map<string, string>([
  [mark.shape, 'logo'],
  [nameDrawn, 'drawn name'],
  ...Object.entries(iconShapes).map(([name, shape]) => [shape, name] as const),
]);

/** Returns the name of a part's first icon, or the beginning of another drawing. */
export function iconOf(part: Element): string {
  const shape = part.querySelector('path')?.getAttribute('d') ?? '';
  return names.get(shape) ?? `drawing ${shape.slice(0, 12)}`;
}
