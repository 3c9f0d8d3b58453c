import type { Shell } from '#site/schema/shell.ts';
import { facts } from './facts.ts';

export const shell: Shell = {
  strip: {
    text: '관심고객으로 등록하시면 분양 소식을 전해 드립니다.',
    path: '/Promotion/Customer',
    picture: { name: 'strip', alt: '' },
  },
  footer: {
    disclaimer:
      '사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다. 주변 개발계획은 인허가와 정부 정책에 따라 변경·연기·취소될 수 있습니다.',
    notes: [
      '평면, 배치, 일정은 계획 단계의 내용이며 시행사와 시공사를 구속하지 않습니다. 확정된 내용은 입주자모집공고와 계약서에 따릅니다.',
      '면적은 ㎡로 표시하며, 평은 참고하실 수 있도록 환산한 값입니다.',
    ],
  },
  privacyNotice: {
    // 글을 고칠 때마다 새 날짜로 바꿉니다. 어떤 안내를 보셨는지 신청과 함께 남습니다.
    version: facts.basisDate,
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
      '(작성) 접수 서비스 회사와 나라: 신청 내용의 전달과 보관',
      '(작성) 호스팅 회사와 나라: 홈페이지 운영과 접속 기록 관리',
    ],
    marketing: '[선택] 광고성 정보 수신 동의',
    required: '[필수] 개인정보 수집·이용 동의',
  },
  share: { name: 'share', alt: facts.name },
  shortcuts: [
    { name: '방문예약', path: '/{site}/customer', anchor: null },
    { name: '입주자모집공고', path: '/SalesInfo/announcement', anchor: null },
    { name: '전화상담', path: '/{site}/customer', anchor: 'phone' },
  ],
  pictureNotice: '이해를 돕기 위한 이미지로 실제와 다를 수 있습니다.',
};
