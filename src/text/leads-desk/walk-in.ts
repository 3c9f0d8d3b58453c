/** Words of the form for who comes without having asked before. */
export const WALK_IN_TEXT = {
  title: '현장 접수',
  explain: '방문객이 말씀하신 내용을 입력합니다. 접수 목록에 현장으로 표시됩니다.',
  consent: '개인정보 수집·이용 안내를 드렸고 동의를 받았습니다.',
  consentMissing: '동의를 받으신 뒤 표시해 주세요. 동의 없이는 접수할 수 없습니다.',
  kept: '입력하신 내용은 그대로 남아 있습니다.',
  cancel: '닫기',
} as const;
