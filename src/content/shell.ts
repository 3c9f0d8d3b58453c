import type { Shell } from '#site/schema/shell.ts';
import { facts } from './facts.ts';

export const leadRetention: Shell['leadRetention'] = { months: 12, closes: null };

export const shell: Shell = {
  leadRetention,
  strip: {
    text: '청약 전에 입주자모집공고를 확인해 주세요.',
    path: '/SalesInfo/announcement',
    picture: { name: 'strip', alt: '' },
  },
  footer: {
    disclaimer:
      '사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다. 주변 개발계획은 인허가와 정부 정책에 따라 변경·연기·취소될 수 있습니다.',
    notes: [
      '회사 이름과 번호, 주소, 견본주택과 날짜는 모두 예시이며 실제 사업자의 정보가 아닙니다.',
      '평면, 배치, 일정은 계획 단계의 내용이며 시행사와 시공사를 구속하지 않습니다. 확정된 내용은 입주자모집공고와 계약서에 따릅니다.',
    ],
  },
  privacyNotice: {
    version: '2026-11-27-8d7955',
    controller: facts.companies.privacyController,
    basis: {
      consent: { lawText: 'privacy-by-consent' },
      request: { lawText: 'privacy-by-request' },
    },
    purpose: '방문예약 확인, 관심고객 관리, 분양 상담과 문의 답변',
    items: {
      reservation: '이름, 연락처, 방문 희망 일시(선택)',
      interest: '이름, 연락처, 생년월일(선택), 거주 지역(선택), 문의 내용(선택)',
      visit: '이름, 연락처, 문의 내용(선택)',
      customer: '이름, 연락처, 문의 내용(비워 두셔도 접수됩니다), 방문 희망 일시(선택)',
      automatic:
        '접속 주소와 시각, 브라우저 종류, 신청하실 때의 유입 경로(광고 매체와 캠페인, 이전 사이트 이름, 처음 연 화면)',
    },
    retention: `견본주택 운영 종료일까지, 길어도 접수하신 날부터 ${leadRetention.months}개월까지 보관한 뒤 파기합니다. 전송되지 못한 신청은 신청하신 기기에서 7일 동안, 그 뒤에는 연결될 때 한 번 더 전송을 시도하고, 그래도 전송하지 못하면 그날부터 7일이 지나 지웁니다.`,
    refusal: { lawText: 'privacy-refusal' },
    processors: [
      '(예시) 온라인 접수 서비스 제공사: 미국, 신청 내용의 전달과 보관',
      '(예시) 웹 호스팅 제공사: 미국, 홈페이지 운영과 접속 기록 관리',
      '(예시) 데이터베이스 서비스 제공사: 미국, 신청 내용의 보관과 언론보도 게시, 관리자 인증',
      '(예시) 상담 대행사: 대한민국, 예약 확인과 전화 상담',
    ],
    transfer: { lawText: 'privacy-abroad' },
    marketing: {
      label: '[선택] 광고성 정보 수신 동의',
      details: [
        '목적: 분양 소식·행사 안내(문자·전화)',
        '항목: 이름·연락처',
        '기간: 동의 철회 또는 견본주택 운영 종료일까지',
        '동의하지 않으셔도 등록하실 수 있습니다.',
      ],
      basis: { lawText: 'advertising-by-consent' },
    },
    required: '[필수] 개인정보 수집·이용 동의',
    policy: '/privacy',
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
