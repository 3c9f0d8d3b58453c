/** Words of articles that wait for their date. */
export const SCHEDULE_TEXT = {
  publishAt: '게시 일시',
  publishAtHint: '비워 두시면 바로 게시됩니다. 한국 시각으로 적어 주세요.',
  past: '게시 일시는 지금보다 뒤여야 합니다. 바로 게시하시려면 비워 두세요.',
  unclear: '게시 일시의 날짜와 시각을 모두 적어 주세요. 바로 게시하시려면 비워 두세요.',
  submit: '예약하기',
  submitting: '예약 중...',
  scheduled: (moment: string) => `${moment}에 게시하도록 예약했습니다.`,
  wroteOn: '예약했습니다. 예약하는 동안 고치신 글은 아래에 있습니다. 반영하시려면 다시 예약해 주세요.',
  list: '예약한 기사',
  change: '고치기',
  cancel: '예약 취소',
  cancelled: '예약을 취소했습니다. 글은 ‘임시 저장한 글’에 있습니다.',
  publishNow: '지금 게시',
  changing: '예약한 기사를 고치고 있습니다. 저장하실 때까지는 고치기 전의 글로 예약되어 있습니다.',
  overtaken: '작성하시는 동안 다른 곳에서 이 예약을 먼저 고쳤습니다. 아래 내용을 확인하신 뒤 다시 저장해 주세요.',
  published: '예약한 시각이 되어 이미 게시된 기사입니다. 쓰신 글로 바꾸시려면 수정하기를 눌러 주세요.',
  failed: '예약을 바꾸지 못했습니다. 목록을 새로 확인하신 뒤 다시 시도해 주세요.',
  unread: '예약한 기사를 불러오지 못했습니다. 예약은 그대로 있으니 잠시 후 다시 확인해 주세요.',
  readAgain: '다시 확인',
  /** Who publishes it, by what the development has. */
  by: {
    function: '이 사이트에서는 예약한 시각부터 5분 안에 자동으로 게시됩니다.',
    server:
      '이 사이트에서는 이 컴퓨터의 서버(npm start)가 켜져 있으면 예약한 시각에 게시되고, 꺼져 있으면 다시 켤 때 게시됩니다.',
    nobody:
      '이 사이트에서는 예약한 시각이 지난 뒤 관리자가 이 화면을 열어 둘 때 게시됩니다. 예약한 시각에 이 화면을 열어 두시면 그때 게시됩니다.',
  },
} as const;
