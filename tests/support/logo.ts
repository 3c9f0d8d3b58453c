export const logo = { kind: 'mark and name', ratio: 0 };
