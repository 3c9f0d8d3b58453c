/** Words of what a visitor does with a type, under its plan. */
export const TYPE_REST_TEXT = {
  compareWith: (label: string) => `${label} 타입과 비교하기`,
} as const;
