import type { Shell } from '#site/schema/shell.ts';

export const shell: Shell = {
  strip: {
    text: '청약 전에 입주자모집공고를 확인해 주세요.',
    path: '/SalesInfo/announcement',
    picture: { name: 'strip', alt: '' },
  },
  footer: {
    disclaimer:
      '사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다. 주변 개발계획은 인허가와 정부 정책에 따라 변경·연기·취소될 수 있습니다.',
    notes: [
      '(예시)로 표시한 회사 정보와 견본주택 정보는 실제 사업자의 정보가 아닙니다.',
      '평면, 배치, 일정은 계획 단계의 내용이며 시행사와 시공사를 구속하지 않습니다. 확정된 내용은 입주자모집공고와 계약서에 따릅니다.',
      '면적은 ㎡로 표시하며, 평은 참고하실 수 있도록 환산한 값입니다.',
    ],
  },
  privacyNotice: {
    version: '2026-11-01',
    purpose: '방문예약 확인, 관심고객 관리, 분양 상담과 문의 답변',
    items: {
      reservation: '이름, 연락처',
      interest: '이름, 연락처, 생년월일(선택), 거주 지역(선택), 문의 내용(선택)',
      visit: '이름, 연락처, 문의 내용(선택)',
      customer: '이름, 연락처, 문의 내용',
    },
    retention:
      '견본주택 운영 종료일까지 보관한 뒤 파기합니다. 전송되지 못한 신청은 신청하신 기기에서 7일 동안 전송을 시도하고, 늦어도 14일이 지나면 지웁니다.',
    refusal: '동의를 거부하실 수 있으며, 거부하시면 방문예약과 상담이 제한됩니다.',
    processors: [
      '(예시) 온라인 접수 서비스 제공사: 미국, 신청 내용의 전달과 보관',
      '(예시) 웹 호스팅 제공사: 미국, 홈페이지 운영과 접속 기록 관리',
    ],
    marketing: '[선택] 광고성 정보 수신 동의',
    required: '[필수] 개인정보 수집·이용 동의',
  },
  share: { name: 'share', alt: '저녁 하늘 아래 선 네 개 동과 온새미 스카이의 이름' },
  shortcuts: [
    { name: '방문예약', path: '/{site}/customer', anchor: null },
    { name: '평면도', path: '/FloorPlan/59A', anchor: null },
    { name: '입주자모집공고', path: '/SalesInfo/announcement', anchor: null },
    { name: '전화상담', path: '/{site}/customer', anchor: 'phone' },
  ],
  pictureNotice: '이해를 돕기 위한 이미지로 실제와 다를 수 있습니다.',
};
