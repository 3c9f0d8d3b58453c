/** Words of the drawing that shows where a type's homes stand. */
export const KEY_PLAN_TEXT = {
  title: '이 타입이 놓인 곳',
  homes: (label: string, homes: string) => `${label} 모두 ${homes}`,
} as const;
