/** Words of the editor about what is left to write before a development can be published. */
export const LEFT_TEXT = {
  count: (count: number) => `작성할 곳 ${count}곳`,
  next: '다음 칸으로 가기',
  /** Of what is left: how much is to be written, and how much somebody has to photograph or draw. */
  kinds: (texts: number, pictures: number) =>
    texts === 0
      ? `글과 값은 모두 적었습니다. 사진과 도면 ${pictures}개가 남았습니다.`
      : `글과 값 ${texts}곳, 사진과 도면 ${pictures}개입니다.`,
  allWritten: '작성할 것이 남아 있지 않습니다.',
  tryFirst: '연결 설정까지 갖춰졌는지 먼저 점검해 주세요.',
  publish: '점검에서 고칠 곳이 나오지 않으면 아래 명령으로 공개합니다.',
  dryRun: (site: string) => `npm run deploy -- ${site} --dry-run`,
  deploy: (site: string) => `npm run deploy -- ${site}`,
  /** Where nothing is seen that is left, and it is not sure that nothing is. */
  nothingSeen: {
    asking: '작성할 것이 남아 있는지 확인하는 중입니다.',
    unsaved: '칸에 작성할 것은 남아 있지 않습니다. 저장하시면 나머지를 다시 확인합니다.',
    unknown:
      '작성할 것이 남아 있는지 확인하지 못했습니다. 고칠 곳이 있으면 먼저 고쳐서 저장해 주세요. 저장하신 뒤 다시 확인합니다.',
  },
} as const;
