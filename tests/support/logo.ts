export const logo = 'mark and name';
