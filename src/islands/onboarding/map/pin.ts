import { drawnMapWords } from '#lib/words/drawnMap.ts';
import { formatCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const stepPx = 10;
const bigStepPx = 60;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Creates the pin: a focusable element with its tip at the bottom centre. */
export function createPinElement(onNudge: (x: number, y: number) => void): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'map-pin';
  pin.tabIndex = 0;
  pin.setAttribute('role', 'button');
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 32 42');
  svg.setAttribute('aria-hidden', 'true');
  for (const [className, d] of [
    ['fill-primary stroke-base-100 stroke-2', 'M16 41C10 32 2 25 2 15.5a14 14 0 1 1 28 0C30 25 22 32 16 41z'],
    ['fill-primary-content', 'M16 10.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z'],
  ] as const) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('class', className);
    path.setAttribute('d', d);
    svg.append(path);
  }
  pin.append(svg);
  pin.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction) return;
    // The map would pan with the same keys.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? bigStepPx : stepPx;
    onNudge(direction[0] * step, direction[1] * step);
  });
  return pin;
}

/** Gives the pin an accessible name with its position. */
export function labelPin(pin: HTMLElement, at: Coordinates): void {
  pin.setAttribute('aria-label', drawnMapWords.pin(formatCoordinates(at)));
}
