import { BETWEEN_FILES } from './between-files.ts';
import { OF_MAPS } from './of-maps.ts';
import { OF_PLANS } from './of-plans.ts';
import { OF_READINESS } from './of-readiness.ts';
import { OF_SERVICES } from './of-services.ts';
import type { Remedy } from './remedy.ts';

/** What the checks ask for that compare one place with others: sums, orders, names. */
const OF_COMPARISONS: readonly Remedy[] = [
  [
    /^write ([\d.]+) \(exclusive \+ residentialCommon\)/,
    '전용면적과 주거공용면적의 합은 $1입니다. 틀린 것을 고쳐 주세요.',
  ],
  [/^write ([\d.]+) \(supply \+ otherCommon\)/, '공급면적과 기타공용면적의 합은 $1입니다. 틀린 것을 고쳐 주세요.'],
  [/^write (\d+): each floor has one price/, '층마다 분양가가 하나여야 합니다. $1층부터 적어 주세요.'],
  [/^write (\d+) or more, the first floor/, '마지막 층이 첫 층보다 낮습니다. $1층이나 그 위의 층을 적어 주세요.'],
  [/^write (\d+), the type's highest floor/, '이 타입의 맨 위층은 $1층입니다. $1층까지 적어 주세요.'],
  [/^write more than (\d+), the points of the one before/, '앞의 점수($1점)보다 높게 적어 주세요.'],
  [/^write what may be chosen for '(.+)'/, '‘$1’에서 고를 보기를 적어 주세요.'],
  [
    /^speaks of (.+), and the development lies in (\S+):/,
    '다른 지역($1)의 법령을 말하는 문장입니다. $2에 맞게 고쳐 주세요.',
  ],
  [
    /^holds under '\w+', and the development lies under '\w+':/,
    '다른 규제 상태에서 쓴 문장입니다. 지금의 지정 여부에 맞게 고쳐 주세요.',
  ],
  [/^the engine has '.+' for (\S+)/, '$1에 맞는 법령 문장이 이미 준비되어 있습니다. 직접 쓴 문장을 지워 주세요.'],
  [/^'.+' stands twice: remove one/, '같은 것이 두 번 있습니다. 하나를 지워 주세요.'],
  [/^'.+' stands twice/s, '같은 이름이 두 번 있습니다. 하나를 고치거나 지워 주세요.'],
  [/^another (?:page|question|notice) has the /, '다른 곳에 이미 쓰인 내용입니다. 다르게 적어 주세요.'],
  [
    /ends? before (?:it begins|they begin): write (\S+) or later/,
    '끝이 시작보다 빠릅니다. $1이나 그 뒤의 날을 적어 주세요.',
  ],
  [
    /^'.+' \((\S+)\) comes before '(.+)' \((\S+)\): /,
    '앞의 $2($3)보다 빠릅니다. 날짜를 고치거나 날짜순으로 옮겨 주세요.',
  ],
  [/^'(.+)' lasts until (\S+): write a later day/, '‘$1’ 일정이 $2까지입니다. 그 뒤의 날을 적어 주세요.'],
  [/^these are (\d+) days: write a day at most (\d+)/, '기간이 $1일입니다. $2일을 넘지 않게 적어 주세요.'],
  [/^(\S+) is newer than (\S+) above it/, '위에 있는 $2보다 새로운 날($1)입니다. 새로운 것을 위에 두어 주세요.'],
  [/^(\S+) comes after (\S+): put the days in order/, '$1이 $2보다 뒤에 있습니다. 날짜순으로 고쳐 주세요.'],
  [/^(\S+) is a holiday or a weekend/, '$1은 은행이 쉬는 날입니다. 다음 영업일로 고쳐 주세요.'],
  [/^(\S+) is \((.)\), not \(.\)/, '$1은 $2요일입니다. 날짜와 요일 가운데 틀린 것을 고쳐 주세요.'],
  [/^its parts make ([\d.]+) %/, '비율의 합이 $1%입니다. 100%가 되도록 고쳐 주세요.'],
  [/^\S+ is not in Korea: write (\d+) to (\d+) degrees/, '우리나라 밖입니다. $1에서 $2 사이의 값을 적어 주세요.'],
  [
    /^(\S+) is not the phone of facts\.ts, (\S+):/,
    '여기에 적힌 번호는 $1, 대표 전화는 $2입니다. 대표 전화로 고쳐 주세요.',
  ],
  [
    /^the plan has (\d+) rooms with a window to the south/,
    '도면에는 남쪽으로 창을 낸 방이 $1개입니다. 베이 수를 맞춰 주세요.',
  ],
  [
    /^their floors and lines make (\d+) homes .* facts\.ts says (\d+)/,
    '동마다 층과 라인을 세면 $1, 단지 기본 정보에는 $2입니다. 틀린 것을 고쳐 주세요.',
  ],
  [/^'(.+)' is for sale and has no entry/, '분양하는 ‘$1’ 타입이 여기에 없습니다. 더해 주세요.'],
  [/^no page has the path/, '없는 페이지의 주소입니다. 있는 페이지의 주소로 고쳐 주세요.'],
  [/^no field of the forms offers this list/, '어느 양식에도 쓰이지 않는 목록입니다. 빼 주세요.'],
  [
    /^holds in (\S+), and the development lies in (\S+):/,
    '$1에 해당하는 내용입니다. 현장이 있는 $2에 맞는 내용으로 고쳐 주세요.',
  ],
  [
    /^the engine says this sentence/,
    '법령 문장 목록에 있는 문장입니다. 목록에서 골라 주세요. 법이 바뀌면 함께 바뀝니다.',
  ],
  [/^the engine has no '.+' for (\S+)/, '$1에 맞는 법령 문장이 준비되어 있지 않습니다. 문장을 직접 적어 주세요.'],
  [
    /: write one of (?!none yet)(.+?)(?:, or null)?$/,
    '여기에 쓸 수 없는 이름입니다. 다음 가운데 하나로 고쳐 주세요: $1',
  ],
];

/** What the schemas ask for of a value by itself. */
const OF_VALUES: readonly Remedy[] = [
  [/^this field is missing/, '꼭 필요한 칸입니다. 내용을 적어 주세요.'],
  [/^remove this field/, '여기에 없어야 할 칸입니다. 빼 주세요.'],
  [/^this file is missing: add it/, '파일이 없습니다. 파일을 넣거나 다른 값을 골라 주세요.'],
  [/^its <svg> has no viewBox/, '크기가 적혀 있지 않은 그림입니다. viewBox가 있는 SVG로 다시 저장해 주세요.'],
  [
    /^it is (\S+) times as wide as high: (\d+) times/,
    '가로가 세로의 $1배입니다. 휴대전화 머리글에 들어가도록 $2배 이하로 줄여 주세요.',
  ],
  [/^this file is missing: draw icons/, '아이콘이 없습니다. 편집기의 ‘아이콘과 로고’에 SVG를 넣어 주세요.'],
  [/^this file is missing: put the approved/, '공고문 PDF가 없습니다. 편집기의 ‘입주자모집공고’에 넣어 주세요.'],
  [/^this file is missing/, '파일이 없습니다. 개발 담당자에게 요청해 주세요.'],
  [/^write a text without spaces at its ends/, '내용을 적어 주세요. 앞뒤에 빈칸을 두지 않습니다.'],
  [/^write a text in quotes/, '내용을 적어 주세요.'],
  [/^write a text, or \{/, '문장을 적어 주세요.'],
  [/^write the body/, '본문을 적어 주세요. 줄을 바꾸면 새 문단이 됩니다.'],
  [/^write a day that exists/, '달력에 있는 날짜를 적어 주세요.'],
  [/^write a day/, '날짜를 연-월-일로 적어 주세요.'],
  [/^write a time/, '시각을 시:분으로 적어 주세요.'],
  [/^write a moment/, '날짜와 시각을 적어 주세요.'],
  [/^write digits with hyphens/, '전화번호를 숫자와 붙임표(-)로 적어 주세요.'],
  [/^write digits and capitals/, '숫자와 영어 대문자로 적어 주세요.'],
  [/^write at least (\d+) characters/, '$1자 이상 적어 주세요.'],
  [/^write at most (\d+) characters/, '너무 깁니다. $1자까지만 적어 주세요.'],
  [/^write at least one/, '하나 이상 있어야 합니다.'],
  [/^write at most four shortcuts/, '네 개까지만 둘 수 있습니다.'],
  [/^write four figures/, '네 개 이상 있어야 합니다.'],
  [/^write six figures/, '여섯 개까지만 둘 수 있습니다.'],
  [/^write exactly two lines/, '두 줄을 모두 적어 주세요.'],
  [/^write as many cells/, '모든 줄의 칸 수를 제목 줄과 같게 맞춰 주세요.'],
  [/^write a whole number/, '소수점 없는 숫자를 적어 주세요.'],
  [/^write a number above 0/, '0보다 큰 숫자를 적어 주세요.'],
  [/^write a number|^write degrees/, '숫자를 적어 주세요.'],
  [/^write two decimals at most/, '소수점 아래 두 자리까지 적어 주세요.'],
  [/^write 0 (?:\([a-z]+\) )?to (\d+)/, '0부터 $1 사이로 적어 주세요.'],
  [/^write (\d+)(?: mm)? or more/, '$1 이상으로 적어 주세요.'],
  [/^write (\d+) or less/, '$1 이하로 적어 주세요.'],
  [/^write an address|^write a full address/, 'https://로 시작하는 주소를 적어 주세요.'],
  [/^write the origin/, 'https://로 시작하고, 끝에 / 를 두지 않습니다.'],
  [/^write a path without/, '주소에 : * { } 를 쓰지 않습니다.'],
  [/^write a path/, '/ 로 시작하는 홈페이지 안의 주소를 적어 주세요.'],
  [/^write one address/, '주소 하나를 적어 주세요. : * { } 는 쓰지 않습니다.'],
  [/^write the name of a folder under images/, '사진 폴더의 이름을 적어 주세요.'],
  [
    /^write (?:the name|the id|a short name)? ?(?:in )?small letters, digits and hyphens|^write a short name/,
    '영어 소문자, 숫자, 붙임표(-)로 적어 주세요.',
  ],
  [/^write small letters and hyphens/, '영어 소문자와 붙임표(-)로 적어 주세요.'],
  [/^write letters, digits and hyphens/, '영어, 숫자, 붙임표(-)로 적어 주세요.'],
  [/^write a name without spaces/, '빈칸과 / ? # % 없이 적어 주세요.'],
  [/^write a colour/, '색을 # 과 여섯 자리로 적어 주세요.'],
  [/^write the SHA-256/, '승인받은 공고문 PDF를 넣어 주세요.'],
  [/^write places|^write two places/, '위도,경도를 빈칸으로 나누어 둘 이상 적어 주세요.'],
  [/^write a place|^write \[/, '위치를 숫자로 적어 주세요.'],
  [/^write a list/, '목록이어야 합니다.'],
  [/^describe what the picture shows/, '보지 못하는 분을 위해 사진에 무엇이 보이는지 적어 주세요.'],
  [/^write true while/, '예시인 동안은 ‘예’, 확정되면 ‘아니요’를 골라 주세요.'],
  [
    /^write true, false or null/,
    '‘예’를 고르시면 방문자가 동의란에 표시해야 신청할 수 있고, ‘아니요’를 고르시면 동의란을 두지 않습니다. 개인정보 담당자와 정한 대로 골라 주세요.',
  ],
  [/^write true/, '‘예’ 또는 ‘아니요’를 골라 주세요.'],
  [/^write (?:one of|forms|kind|'|right)/, '보기 가운데 하나를 골라 주세요.'],
  [/^write \{/, '적는 방식을 고르고 칸을 채워 주세요.'],
  [
    /^the notice has changed: .* and '([0-9a-f]+)'/,
    '개인정보 안내가 바뀌었습니다. 방문자가 본 안내를 나중에 알 수 있도록 안내마다 번호가 다릅니다. 새 안내를 시작하는 날을 연-월-일로 적고 그 뒤에 -$1을 붙여 주세요.',
  ],
  [/^there is no folder images\//, '이 이름의 사진이 없습니다. 사진을 넣거나 다른 이름을 적어 주세요.'],
  [
    /^\d+ bytes at the lowest quality/,
    '무늬가 너무 자잘해 정해진 용량을 넘는 사진입니다. 다른 사진을 쓰거나 조금 부드럽게 다듬어 넣어 주세요.',
  ],
  [
    /^this file was not printed|^it was not printed/,
    '예시 공고문을 다시 인쇄해야 합니다. npm start나 npm run build를 실행하시면 저절로 인쇄됩니다.',
  ],
];

/**
 * What a check of the content asks for, in the words of those who fill in the editor's form or a workbook; null where
 * only its own sentence says it.
 */
export function remedyInWords(remedy: string): string | null {
  // The first that fits: a comparison's sentence may begin as a plain value's does.
  for (const [asked, said] of [
    ...OF_READINESS,
    ...OF_SERVICES,
    ...OF_MAPS,
    ...OF_PLANS,
    ...BETWEEN_FILES,
    ...OF_COMPARISONS,
    ...OF_VALUES,
  ]) {
    const found = asked.exec(remedy);
    if (found) return said.replaceAll(/\$(\d)/g, (_, part: string) => found[Number(part)] ?? '');
  }
  return null;
}

/** Where the checks compare with other places, and only their own sentence says what. */
export const OTHER_REMEDY = '다른 칸에 적힌 내용과 맞지 않거나 형식이 다릅니다. 아래 설명을 확인해 주세요.';
