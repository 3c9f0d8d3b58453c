declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** Tags of the layout features that stay; without it all do. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** The font cut down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
