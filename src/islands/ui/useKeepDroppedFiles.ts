import { useEffect } from 'react';

/** A file dropped beside the place that takes it would open in the browser in place of the page, and what is typed there. */
export function useKeepDroppedFiles(): void {
  useEffect(() => {
    const keep = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
