/** Names of tables. */
export const TABLE_TEXT = {
  scrollable: (caption: string) => `${caption} 표, 좌우로 넘겨 볼 수 있습니다`,
} as const;
