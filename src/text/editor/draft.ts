/** Words of the editor about what was written in another page and not saved. */
export const DRAFT_TEXT = {
  title: '저장하지 않은 내용이 있습니다',
  lead: '이 컴퓨터에서 고치다가 저장하지 않은 내용입니다. 되살린 뒤 확인하고 저장해 주세요. 다른 창에서 아직 고치고 계시면 ‘나중에’를 눌러 주세요.',
  lost: '아래 내용은 그사이 파일이 바뀌었거나 사진을 다시 넣어야 해서 되살릴 수 없습니다. 필요하시면 적어 두시기 바랍니다.',
  later: '나중에',
  drop: '지우기',
  restore: '되살리기',
} as const;
