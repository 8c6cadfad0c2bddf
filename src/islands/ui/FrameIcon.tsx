import type { SVGProps } from 'react';

/**
 * The icons that any screen may need at once, for toasts and notices. Other icons load with the code that
 * uses them.
 */
export const frameShapes = {
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  x: 'M18 6 6 18M6 6l12 12',
  alert: 'M12 9v4M12 17h.01M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  info: 'M12 16v-4M12 8h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
} as const;

export type FrameIconName = keyof typeof frameShapes;

/** `shape` is path data on a 24-unit grid. */
export type LineIconProps = { shape: string } & SVGProps<SVGSVGElement>;

/** A line icon in the colour of the text. Screen readers ignore it, so its control needs a name. */
export function LineIcon({ shape, className = '', ...rest }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className.includes('size-') ? '' : 'size-5'} ${className}`}
      {...rest}
    >
      <path d={shape} />
    </svg>
  );
}

/** An icon of the frame around every screen. */
export function FrameIcon({ name, ...rest }: { name: FrameIconName } & Omit<LineIconProps, 'shape'>) {
  return <LineIcon shape={frameShapes[name]} {...rest} />;
}
