/** One pixel. */
const SAMPLE =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACgc4AAbQENBpMhAf8mKE4AAWAAAQkDWTv53G';

/** Whether this browser shows AVIF (Safari from 16 on). Not by `decode()`, which waits for ever in a hidden tab. */
export const showsAvif = (): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth > 0));
    image.addEventListener('error', () => resolve(false));
    image.src = SAMPLE;
  });
