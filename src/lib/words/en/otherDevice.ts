/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'Continue on the phone',
  help: 'Scan this code with your phone, or open the link on it. Sign in there with your number and a new code. Photos that you send on the phone appear here.',
  code: 'QR code of the link',
} as const;
