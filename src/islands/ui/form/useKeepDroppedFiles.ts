import { useEffect } from 'react';

/**
 * Ignores files that are dropped beside the drop zone. Otherwise the browser would open the file, and the
 * page with its typed values would be lost.
 */
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
