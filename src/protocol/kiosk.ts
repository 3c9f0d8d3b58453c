/** Where the device remembers that it is a shared tablet: `1`. */
export const KIOSK_KEY = 'modelhouse:kiosk';
