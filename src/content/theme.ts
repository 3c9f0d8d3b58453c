import type { Theme } from '#site/schema/theme.ts';

export const theme: Theme | null = null;
