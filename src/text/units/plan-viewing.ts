/** Names and hints of a plan that is looked at closely. */
export const PLAN_TEXT = {
  name: (label: string) => `${label} 평면도`,
  region: '평면도 확대·이동 영역',
  variants: '평면 선택',
  extended: '확장형',
  basic: '기본형',
  layers: { furniture: '가구', dimensions: '치수' },
  variantNote: '확장형은 발코니를 확장한 모습이며, 일점쇄선은 확장 전 외벽의 위치입니다.',
  measureNote: '치수의 단위는 mm이며, 칸막이벽은 중심선을, 외벽은 안쪽 면을 기준으로 합니다.',
  hint: {
    touch: '두 손가락으로 확대하고, 한 손가락으로 옮깁니다.',
    mouse:
      '두 번 누르거나 Ctrl 키와 휠로 확대하고, 끌어서 옮깁니다. 도면을 한 번 누른 뒤에는 휠과 +, −, 0, 화살표 키도 쓸 수 있습니다.',
  },
  close: '닫기',
} as const;

/** What a drawing says in its middle that is only a stand-in, in lines. */
export const STAND_IN_TEXT = ['임시 도면', '실제 평면과 다릅니다'];

/** Names of the button that gives the plan the whole screen. */
export const PLAN_TOOL_TEXT = {
  enterFullScreen: '전체 화면',
  leaveFullScreen: '전체 화면 닫기',
} as const;
