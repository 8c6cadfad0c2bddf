/** Whether the screen is for fingers. Such a device opens its camera for a photo. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether the page can show the camera's picture: on a touch device, over HTTPS. */
export function hasCamera(): boolean {
  // The property is missing on plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined && isTouch();
}

/** Properties that only some browsers have. */
interface Told {
  /** The memory in GB, rounded and at most 8. */
  readonly deviceMemory?: number;
  /** Whether the browser closed this tab for its memory and loaded it again. */
  readonly wasDiscarded?: boolean;
}

const littleMemoryGb = 4;

/**
 * Whether the page should take photos itself. A phone with little memory may kill the page while its camera app is
 * open.
 */
export function takesPhotosHere(): boolean {
  const { deviceMemory = Infinity } = navigator as Told;
  const { wasDiscarded = false } = document as Told;
  return hasCamera() && (deviceMemory <= littleMemoryGb || wasDiscarded);
}
