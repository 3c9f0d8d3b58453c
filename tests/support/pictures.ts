const files = { hash: 'stub', width: 1600, height: 900, widths: [480, 960, 1600] };

/** Stands for `virtual:pictures` in unit tests: every picture exists. */
export const pictures: Record<string, typeof files> = new Proxy({}, { get: () => files });
