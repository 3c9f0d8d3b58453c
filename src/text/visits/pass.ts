/** Words of the visitor's pass. */
export const PASS_TEXT = {
  title: '방문권',
  loading: '방문권을 불러오고 있습니다.',
  missing: '방문권을 찾을 수 없습니다. 방금 신청하셨다면 잠시 후 다시 확인해 주십시오.',
  unreachable: '지금은 방문권을 확인할 수 없습니다. 연결 상태를 확인해 주십시오.',
  again: '다시 확인',
  /** `moment`: at which the office was last asked. */
  seen: (moment: string) => `지금은 연결되지 않아 저장된 방문권을 보여 드립니다. 마지막으로 확인한 시각: ${moment}`,
  code: '방문권 QR 코드',
  codeNote: '견본주택 안내 데스크에서 이 화면을 보여 주십시오.',
  when: '방문 일시',
  place: '견본주택',
  directions: '오시는 길',
  calendar: '캘린더에 추가',
  calendarFile: '방문예약.ics',
  calendarTitle: (name: string) => `${name} 견본주택 방문`,
  calendarNote: '견본주택에 오시면 방문권을 보여 주십시오.',
  change: '시간 바꾸기',
  changeTo: (moment: string) => `이 시간으로 바꾸기: ${moment}`,
  same: '지금 예약하신 시간입니다.',
  changed: '방문 시간을 바꾸었습니다.',
  changeFull: '고르신 시간은 그사이 마감되었습니다. 다른 시간을 골라 주십시오. 지금의 예약은 그대로입니다.',
  needsNetwork: '연결된 다음에 바꾸실 수 있습니다. 지금의 예약은 그대로입니다.',
  cancel: '예약 취소',
  cancelConfirm: '방문 예약을 취소하시겠습니까? 취소하면 자리가 다른 분께 돌아갑니다.',
  cancelled: '방문 예약을 취소했습니다.',
  working: '처리하고 있습니다.',
  failed: '처리되었는지 확인하지 못했습니다. 연결 상태를 확인하고 다시 시도해 주십시오.',
  mine: '내 방문권',
} as const;

export const PASS_STATE_TEXT = {
  booked: '예약됨',
  cancelled: '취소됨',
  arrived: '방문하셨습니다',
} as const;
