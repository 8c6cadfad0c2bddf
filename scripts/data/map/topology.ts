/** Reads the polygons of a TopoJSON file and simplifies them. It covers only the features that the map data uses. */
export type Point = [lng: number, lat: number];
export type Ring = Point[];
export type Polygon = Ring[];

interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { land: { geometries: { type: string; arcs: unknown }[] } };
}

/** Returns every land polygon with closed rings, in degrees. */
export function landPolygons(topology: Topology): Polygon[] {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ring = (indexes: number[]): Ring =>
    indexes.flatMap((index, position) => {
      // A negative index is the arc of its complement, reversed. Neighbouring arcs share their end point.
      const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
      return position === 0 ? arc : arc.slice(1);
    });
  return topology.objects.land.geometries.flatMap((geometry) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs) as number[][][];
    return polygons.map((polygon) => polygon.map(ring));
  });
}

/**
 * Simplifies a ring with the Douglas–Peucker algorithm. The tolerance depends on the place, so that a coast
 * line can be exact around India and coarse elsewhere without a seam.
 */
export function simplifyRing(ring: Ring, toleranceAt: (point: Point) => number): Ring {
  const first = ring[0];
  if (!first || ring.length < 4) return [];
  let far = 0;
  for (let i = 1; i < ring.length; i++) {
    if (distance(ring[i]!, first, first) > distance(ring[far]!, first, first)) far = i;
  }
  const kept = [
    ...simplifyLine(ring.slice(0, far + 1), toleranceAt),
    ...simplifyLine(ring.slice(far), toleranceAt).slice(1),
  ];
  return kept.length < 4 ? [] : kept;
}

/** Simplifies an open line in the same way and keeps its ends. */
function simplifyLine(line: Ring, toleranceAt: (point: Point) => number): Ring {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let worst = 1;
    let split = -1;
    for (let i = from + 1; i < to; i++) {
      const point = line[i]!;
      const error = distance(point, line[from]!, line[to]!) / toleranceAt(point);
      if (error > worst) [worst, split] = [error, i];
    }
    if (split < 0) continue;
    keep.add(split);
    spans.push([from, split], [split, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** Returns the area of a ring in square degrees. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[i + 1]!;
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum) / 2;
}

function distance(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}
