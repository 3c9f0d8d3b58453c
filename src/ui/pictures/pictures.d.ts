declare module 'virtual:pictures' {
  /** What the build found under the content folder's `images/`. */
  export interface PictureFiles {
    /** Part of the address that changes with the picture's bytes. */
    hash: string;
    /** Pixels of the largest file. */
    width: number;
    height: number;
    /** Widths in which both AVIF and WebP exist, ascending. */
    widths: number[];
  }
  export const pictures: Record<string, PictureFiles>;
}
