/** What checks of the content say of areas, days and prices, in the words of those who fill in a workbook. */
export const REMEDIES: readonly (readonly [pattern: RegExp, said: string])[] = [
  [
    /^write ([\d.]+) \(exclusive \+ residentialCommon\)$/,
    '전용면적과 주거공용면적의 합은 $1입니다. 틀린 것을 고쳐 주세요.',
  ],
  [/^write ([\d.]+) \(supply \+ otherCommon\)$/, '공급면적과 기타공용면적의 합은 $1입니다. 틀린 것을 고쳐 주세요.'],
  [/^'.+' stands twice: write another.*$/, '같은 이름이 두 번 있습니다. 하나를 고치거나 지워 주세요.'],
  [/^'.+' ends before it begins: write (\S+) or later$/, '끝이 시작보다 빠릅니다. $1이나 그 뒤의 날을 적어 주세요.'],
  [
    /^'.+' \((\S+)\) comes before '(.+)' \((\S+)\): .*$/,
    '앞줄의 $2($3)보다 빠릅니다. 날짜를 고치거나 날짜순으로 옮겨 주세요.',
  ],
  [/^write (\d+): each floor has one price$/, '층마다 분양가가 하나여야 합니다. $1층부터 적어 주세요.'],
  [/^write (\d+) or more$/, '마지막 층이 첫 층보다 낮습니다. $1층이나 그 위의 층을 적어 주세요.'],
  [/^its parts make ([\d.]+) %: .*$/, '비율의 합이 $1%입니다. 100%가 되도록 고쳐 주세요.'],
  [/^(\S+) comes after (\S+): put the days in order$/, '$1이 $2보다 뒤에 있습니다. 날짜순으로 고쳐 주세요.'],
  [/^(\S+) is a holiday or a weekend: .*$/, '$1은 은행이 쉬는 날입니다. 다음 영업일로 고쳐 주세요.'],
  [/^\S+ is not in Korea: write (\d+) to (\d+) degrees$/, '우리나라 밖입니다. $1에서 $2 사이의 값을 적어 주세요.'],
  [
    /^the plan has (\d+) rooms with a window to the south: .*$/,
    '아직 임시 도면이어서 베이 수를 적을 수 없습니다. 지금은 판상형, 타워형처럼만 적고 도면을 그린 뒤 고쳐 주세요.',
  ],
];
