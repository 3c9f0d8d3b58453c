/** What rooms are usually called. */
export const USUAL_ROOM_NAMES = {
  living: '거실',
  kitchen: '주방',
  main: '안방',
  bedroom: '침실',
  study: '서재',
  bath: '욕실',
  dressing: '드레스룸',
  pantry: '팬트리',
  store: '창고',
  corridor: '복도',
  entrance: '현관',
  utility: '다용도실',
  outdoorUnit: '실외기실',
} as const;
