import { useEffect, useRef, type RefObject } from 'react';

/** Returns the ref of an image that shows a file. Its address lives as long as the image. */
export function useFileImage(file: File | null): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current === null || file === null) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return image;
}
