const drawing = {
  address: '/assets/plans/stub.svg',
  hasVariants: true,
  box: [0, 0, 13_000, 7600],
  reach: 1000,
  em: { small: 400, large: 250 },
};

/** Stands for `virtual:plans` in unit tests: every unit has a drawing. */
export const drawings: Record<string, typeof drawing> = new Proxy({}, { get: () => drawing });
