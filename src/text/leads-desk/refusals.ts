/** Words about leads that the form service did not take. They are here all the same. */
export const REFUSALS_TEXT = {
  title: '접수 서비스가 받지 않은 접수',
  found: (count: number, isMore: boolean) =>
    `접수 서비스가 접수 ${count.toLocaleString('ko-KR')}건${isMore ? ' 이상' : ''}을 받지 않았습니다`,
  kept: '접수는 모두 이 화면에 남아 있으니 여기에서 처리해 주세요. 다만 접수 서비스의 메일로는 오지 않았습니다.',
  line: (count: number, last: string) => `${count.toLocaleString('ko-KR')}건, 마지막 ${last}`,
  staff: '설정은 관리자가 고칠 수 있습니다. 관리자에게 알려 주세요.',
  clear: '확인했으니 알림 지우기',
  clearing: '지우는 중...',
} as const;

/** What an HTTP status of the form service means, and what helps. */
export function refusalMeaning(status: number): { meaning: string; remedy: string } {
  switch (status) {
    case 401:
    case 403:
      return {
        meaning: '접수 서비스가 이 홈페이지의 접수를 막고 있습니다.',
        remedy: '접수 서비스에 로그인해 양식이 켜져 있는지, 이 홈페이지 주소가 허용되어 있는지 확인해 주세요.',
      };
    case 402:
      return {
        meaning: '접수 서비스 요금제의 한도를 다 썼습니다.',
        remedy: '접수 서비스에서 요금제를 올리거나 다음 달까지 이 화면으로 접수를 처리해 주세요.',
      };
    case 404:
    case 410:
      return {
        meaning: '접수 서비스에 이 양식이 없습니다.',
        remedy: '양식이 지워졌거나 주소가 잘못되었습니다. 배포 설정의 양식 주소를 확인해 주세요.',
      };
    case 429:
      return {
        meaning: '짧은 시간에 접수가 너무 많았거나 요금제의 한도를 넘었습니다.',
        remedy: '접수 서비스의 남은 한도를 확인하고, 모자라면 요금제를 올려 주세요.',
      };
    case 400:
    case 422:
      return {
        meaning: '접수 서비스가 접수 내용을 받지 않았습니다.',
        remedy: '접수 서비스의 양식 설정에서 필수 항목과 스팸 차단을 확인해 주세요.',
      };
    default:
      return {
        meaning: `접수 서비스가 오류(${status})로 답했습니다.`,
        remedy: '잠시 뒤에도 계속되면 접수 서비스의 상태와 설정을 확인해 주세요.',
      };
  }
}
