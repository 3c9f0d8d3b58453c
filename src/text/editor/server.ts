/** Words about answers that do not come from the program behind the editor. */
export const SERVER_TEXT = {
  unreachable:
    '편집기에 연결할 수 없습니다. 편집기를 켠 창이 열려 있는지 확인하신 뒤 다시 시도해 주세요. 적으신 내용은 이 화면에 그대로 있습니다.',
  late: '편집기의 답이 너무 늦습니다. 적으신 내용은 이 화면에 그대로 있습니다. 컴퓨터가 바쁘면 잠시 기다리신 뒤 다시 시도해 주세요.',
  foreign:
    '편집기에서 알 수 없는 답이 왔습니다. 적으신 내용은 이 화면에 그대로 있으니 닫지 마시고, 편집기를 켠 창을 확인하신 뒤 다시 시도해 주세요. 편집기를 새로 켜셨다면 그 창에 나온 새 주소에 옮겨 적어 주세요.',
  faulty: (reason: string) =>
    `편집기에 문제가 생겨 답을 받지 못했습니다. 적으신 내용은 이 화면에 그대로 있습니다. 다시 시도해 주세요. (${reason})`,
  again: '다시 시도',
} as const;
