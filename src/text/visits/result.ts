/** What a form says of a wanted visit after it was sent. */
export const VISIT_RESULT_TEXT = {
  booked: '방문이 예약되었습니다.',
  pass: '방문권 보기',
  passNote: '변경과 취소는 방문권에서 하실 수 있습니다.',
  /** Beside the pass's code on a shared tablet. */
  take: '이 코드를 휴대전화 카메라로 비추시면 방문권을 휴대전화에 담아 가실 수 있습니다.',
  asking: '예약을 확인하고 있습니다. 확인되는 대로 방문권에서 보실 수 있습니다.',
  /** It is stored on the device, and will be sent. */
  waiting: '접수가 전송될 때 자리가 남아 있으면 이 시간으로 예약됩니다. 아직 예약된 것은 아닙니다.',
  wish: '희망하신 시간을 전해 드렸습니다. 아직 예약된 것은 아니며, 사무실에서 전화로 시간을 정해 드립니다.',
  /** The lead with the wish has not arrived yet. */
  wishWaiting:
    '접수가 전송될 때 희망하신 시간도 함께 전해 드립니다. 아직 예약된 것은 아니며, 사무실에서 전화로 시간을 정해 드립니다.',
  full: '죄송합니다. 고르신 시간은 그사이 마감되었습니다. 접수는 완료되었으며, 가까운 시간으로 바로 예약하실 수 있습니다.',
  nearest: '가까운 시간',
  noneNear: '가까운 시간에는 남은 자리가 없습니다. 사무실에서 전화로 시간을 정해 드립니다.',
  booking: '예약하고 있습니다.',
  /** The office could not be reached. */
  unreachable: '지금은 예약할 수 없습니다. 사무실에서 전화로 시간을 정해 드립니다.',
  again: '다시 시도',
} as const;
