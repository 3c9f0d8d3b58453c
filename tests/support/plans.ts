const drawing = {
  address: '/assets/plans/stub.svg',
  hasVariants: true,
  box: [0, 0, 13_000, 7600],
  wideBox: [-1300, -1000, 15_000, 9600],
  em: { phone: 400, wide: 250 },
};

/** Stands for `virtual:plans` in unit tests: every unit has a drawing. */
export const drawings: Record<string, typeof drawing> = new Proxy({}, { get: () => drawing });
