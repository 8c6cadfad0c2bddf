import { useEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';
import { fileKinds } from '#lib/domain/documents.ts';

interface ViewfinderProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** `refused`: there is no camera, or the vendor did not allow it. */
type View = { type: 'starting' } | { type: 'live' } | { type: 'refused' };

/** The camera's picture with the outline of a paper over it. The camera stops however the dialog closes. */
export function Viewfinder({ onPhoto, onClose }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [view, setView] = useState<View>({ type: 'starting' });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    const start = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
        });
        if (isOver) return stop();
        if (video.current === null) return;
        video.current.srcObject = stream;
        await video.current.play();
        setView({ type: 'live' });
      } catch {
        if (!isOver) setView({ type: 'refused' });
      }
    };
    void start();
    // A page in the page cache must not keep the camera.
    globalThis.addEventListener('pagehide', stop);
    return () => {
      isOver = true;
      stop();
      globalThis.removeEventListener('pagehide', stop);
    };
  }, []);

  const shoot = async (): Promise<void> => {
    const source = video.current;
    if (source === null) return;
    const canvas = document.createElement('canvas');
    canvas.width = source.videoWidth;
    canvas.height = source.videoHeight;
    canvas.getContext('2d')?.drawImage(source, 0, 0);
    const { extensions, mimeType } = fileKinds.jpeg;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, 0.95));
    if (blob === null) return setView({ type: 'refused' });
    onClose();
    onPhoto(new File([blob], `${documentsWords.photoName}.${extensions[0]}`, { type: mimeType }));
  };

  return (
    <Dialog title={documentsWords.frameTitle} open onClose={onClose}>
      {view.type === 'refused' ? (
        <p role="alert">{documentsWords.frameRefused}</p>
      ) : (
        <>
          <p className="mb-2 text-sm">{documentsWords.frameHint}</p>
          <div className="bg-base-300 relative flex aspect-[3/4] max-h-[max(45dvh,100dvh-19.5rem)] items-center justify-center overflow-hidden">
            <video ref={video} muted playsInline className="size-full object-cover" />
            <div className="border-accent absolute inset-[6%] border-4 border-dashed" aria-hidden="true" />
          </div>
          <Button
            kind="next"
            className="mt-3 w-full"
            disabled={view.type !== 'live'}
            onClick={() => void shoot()}
          >
            <Icon name="camera" />
            {documentsWords.takePhoto}
          </Button>
        </>
      )}
    </Dialog>
  );
}
