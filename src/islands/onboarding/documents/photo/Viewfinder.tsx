import { useEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { reviewCodeWords } from '#lib/words/review.ts';
import { documentsWords } from '#lib/words/documents.ts';
import { fileKinds, slots, type SlotId } from '#lib/domain/documents/documents.ts';
import type { ReviewCode } from '#lib/domain/review/reviewCodes.ts';
import { CameraButton } from './CameraButton.tsx';
import { hasLight, setLight, takePicture } from '#islands/onboarding/documents/takePicture.ts';

interface ViewfinderProps {
  slot: SlotId;
  /** Why the last photo was refused. Its hint is over the picture. */
  code: ReviewCode | null;
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** `refused`: there is no camera, or the vendor did not allow it. */
type View =
  | { type: 'starting' }
  | { type: 'live'; track: MediaStreamTrack; light: 'none' | 'off' | 'on' }
  | { type: 'taking' }
  | { type: 'refused' };

/**
 * The camera's picture, for a paper with its outline over it. The camera stops however the dialog closes. Where it
 * does not open, the phone's own camera takes a photo that was asked for with a hint.
 */
export function Viewfinder({ slot, code, onPhoto, onClose }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<View>({ type: 'starting' });
  const { camera, shows } = slots[slot];

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    const start = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: camera, width: { ideal: 2560 }, height: { ideal: 1920 } },
        });
        if (isOver) return stop();
        if (video.current === null) return;
        video.current.srcObject = stream;
        await video.current.play();
        const [track] = stream.getVideoTracks();
        if (track === undefined) return setView({ type: 'refused' });
        setView({ type: 'live', track, light: hasLight(track) ? 'off' : 'none' });
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
  }, [camera]);

  const shoot = async (track: MediaStreamTrack): Promise<void> => {
    const source = video.current;
    if (source === null) return;
    setView({ type: 'taking' });
    const blob = await takePicture(source, track);
    if (blob === null) return setView({ type: 'refused' });
    onClose();
    const { extensions, mimeType } = blob.type === fileKinds.png.mimeType ? fileKinds.png : fileKinds.jpeg;
    onPhoto(new File([blob], `${documentsWords.photoName}.${extensions[0]}`, { type: mimeType }));
  };
  const toggleLight = async (track: MediaStreamTrack, isOn: boolean): Promise<void> => {
    await setLight(track, isOn);
    setView({ type: 'live', track, light: isOn ? 'on' : 'off' });
  };

  return (
    <Dialog title={documentsWords.frameTitle} open onClose={onClose}>
      {view.type === 'refused' ? (
        <>
          <p role="alert">{documentsWords.frameRefused}</p>
          {code && (
            <div className="mt-3 flex">
              <CameraButton
                slot={slot}
                input={own}
                capture={camera}
                isNext
                onFrame={null}
                onFiles={([photo]) => {
                  if (photo === undefined) return;
                  onClose();
                  onPhoto(photo);
                }}
              />
            </div>
          )}
        </>
      ) : (
        <>
          {(code !== null || shows === 'paper') && (
            <p className="mb-2 text-sm">{code ? reviewCodeWords[code].hint : documentsWords.frameHint}</p>
          )}
          <div className="bg-base-300 relative flex aspect-[3/4] max-h-[max(45dvh,100dvh-19.5rem)] items-center justify-center overflow-hidden">
            <video ref={video} muted playsInline className="size-full object-cover" />
            {shows === 'paper' && (
              <div className="border-accent absolute inset-[6%] border-4 border-dashed" aria-hidden="true" />
            )}
          </div>
          <div className="mt-3 flex gap-2">
            {view.type === 'live' && view.light !== 'none' && (
              <Button
                aria-pressed={view.light === 'on'}
                onClick={() => void toggleLight(view.track, view.light === 'off').catch(() => undefined)}
              >
                {documentsWords.light}
              </Button>
            )}
            <Button
              kind="next"
              className="grow"
              disabled={view.type !== 'live'}
              onClick={() => view.type === 'live' && void shoot(view.track)}
            >
              <Icon name="camera" />
              {documentsWords.takePhoto}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
