/** Words of the lead forms that are the same for every development. */
export const FORM_TEXT = {
  name: '이름',
  phone: '연락처',
  birthday: '생년월일',
  residence: '거주 지역',
  message: '문의 내용',
  email: '이메일',
  visitDate: '방문 희망일',
  required: '필수',
  optional: '선택',
  phoneHint: '예: 01012345678 또는 010-1234-5678',
  phonePlaceholder: '010-1234-5678',
  birthdayHint: '예: 1980-05-21',
  close: '닫기',
  receipt: '접수번호',
  leaveEmpty: '이 칸은 비워 두세요',
  /** In a list to choose from, while nothing is chosen. */
  choose: '선택해 주세요',
} as const;

/** What the office calls the forms. */
export const FORM_NAME_TEXT = {
  reservation: '방문예약 (팝업)',
  interest: '관심고객 등록 (팝업)',
  visit: '방문예약 (홈 화면)',
  customer: '관심고객·방문예약 등록 (고객 페이지)',
} as const;

/** What stands beside a field that cannot be sent as it is. */
export const FIELD_ERROR_TEXT = {
  name: '이름을 입력해 주세요.',
  phone: '연락처를 입력해 주세요.',
  /** Once, beside what cannot be a phone number. */
  phoneDoubtful: '전화번호가 맞는지 확인해 주세요. 맞으면 등록하기를 한 번 더 눌러 주세요.',
  phonePattern: '연락처를 확인해 주세요. 예: 01012345678 또는 010-1234-5678',
  consent: '개인정보 수집·이용에 동의하셔야 등록하실 수 있습니다.',
  tooLong: '내용이 너무 깁니다. 조금 줄여 주세요.',
  other: '입력하신 내용을 확인해 주세요.',
} as const;

/** What a form says of itself while it is filled in and sent. */
export const SUBMIT_TEXT = {
  submit: '등록하기',
  submitting: '등록 중...',
  /** While the answer is late; before the receipt number. */
  kept: '이 기기에 저장했으며 보내는 중입니다. 접수번호',
} as const;

/** What a form says after it was sent. */
export const RESULT_TEXT = {
  success: '등록이 완료되었습니다.\n전문 상담사가 곧 연락드리겠습니다.',
  failure: '등록에 실패했습니다. 다시 시도해 주세요.',
  exception: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  /** After a failure or an exception: it is kept, and nobody needs to try again. */
  saved: '다시 등록하지 않으셔도 됩니다. 이 기기에 저장했으며 자동으로 다시 보냅니다.',
  /** Before the fields that the service refused. */
  refused: '다음 항목을 확인해 주세요.',
  /** Before the phone number, where it is kept. */
  hurry: '급하시면 전화로 말씀해 주세요.',
  /** Before the phone number, where it could neither be sent nor kept. */
  call: '접수되지 않았습니다. 전화로 접수해 주세요.',
};

export const NOTICE_TEXT = {
  title: '개인정보 수집·이용 안내',
  controller: '개인정보처리자',
  basis: '처리 근거',
  purpose: '수집·이용 목적',
  items: '수집 항목',
  retention: '보유·이용 기간',
  automatic: '자동 수집 항목',
  refusal: '거부할 권리와 거부 시 불이익',
  processors: '처리위탁·국외이전',
  policy: '개인정보처리방침',
  newWindow: '새 창',
} as const;
