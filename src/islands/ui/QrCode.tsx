import { encode } from 'uqr';

/** A QR code, black on white in every colour scheme, because not every camera reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="192"
      height="192"
      className="shrink-0"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={dark.join('')} />
    </svg>
  );
}
