import type { Page } from 'playwright/test';

/**
 * Gives the page a camera of 1280 by 960 that shows print, refuses its first uses and lists all streams it
 * opened.
 */
export async function withPrintCamera(page: Page, refusals = 0): Promise<void> {
  await page.addInitScript((refused) => {
    const opened: MediaStream[] = [];
    Object.assign(globalThis, { opened });
    let asked = 0;
    navigator.mediaDevices.getUserMedia = () => {
      asked += 1;
      if (asked <= refused) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const draw = (): void => {
        context.fillStyle = '#f4f1e8';
        context.fillRect(0, 0, 1280, 960);
        context.fillStyle = '#1c1c20';
        context.font = '28px sans-serif';
        for (let y = 60; y < 940; y += 44)
          context.fillText('Licence to sell, stock or exhibit drugs. '.repeat(2), 40, y);
      };
      draw();
      // A few pictures a second are enough for a film.
      setInterval(draw, 200);
      const stream = canvas.captureStream();
      opened.push(stream);
      return Promise.resolve(stream);
    };
  }, refusals);
}
