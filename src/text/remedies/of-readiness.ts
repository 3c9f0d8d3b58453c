import type { Remedy } from './remedy.ts';

/** What keeps a development from going live, and what is to be read before it does. */
export const OF_READINESS: readonly Remedy[] = [
  [/^not written yet: write the number/, '아직 적지 않았습니다. 숫자를 적어 주세요.'],
  [/^not written yet: (.+)$/s, '아직 적지 않았습니다: $1'],
  [/^'(.+)' is the example development's/s, '예시 단지의 이름 ‘$1’이 남아 있습니다. 이 단지의 것으로 적어 주세요.'],
  [/^'(.+)' is nobody's address/s, '‘$1’는 실제로 없는 주소입니다. 실제 주소를 적어 주세요.'],
  [/^'(.+)' is nobody's number/s, '‘$1’는 실제로 없는 번호입니다. 실제 번호를 적어 주세요.'],
  [/^'(.+)' is marked as an example: write your own/s, '예시입니다: ‘$1’. 실제 내용을 (예시) 없이 적어 주세요.'],
  [/^'(.+)' is marked as an example$/s, '예시라고 적혀 있습니다: ‘$1’'],
  [
    /^true: the firms and the model house are examples/,
    '회사와 견본주택이 예시로 되어 있습니다. 실제 정보를 적고 ‘아니요’로 바꿔 주세요.',
  ],
  [/^nobody has looked up whether/, '규제지역인지 아직 확인하지 않았습니다. 지정 여부와 확인한 날을 적어 주세요.'],
  [
    /^decide: true puts a consent/,
    '개인정보 동의를 필수로 받을지 정해 주세요. ‘예’이면 모든 양식에 동의 칸이 생깁니다.',
  ],
  [
    /^the notice is the example's/,
    '예시 공고문입니다. 승인받은 공고문(PDF)을 넣거나, 나올 때까지 입주자모집공고를 비워 주세요.',
  ],
  [
    /^true: its figures are examples/,
    '예시 금액입니다. 실제 금액을 적고 ‘아니요’로 바꾸거나, 정해질 때까지 비워 주세요.',
  ],
  [/^true: every date is shown as an example/, '모든 날짜가 예시로 표시됩니다.'],
  [/^none is drawn yet: draw at least one road/, '그린 길이 없습니다. 길을 하나 이상 그려 주세요.'],
  [/^a grey stand-in: /, '임시 사진입니다. 실제 사진을 넣어 주세요.'],
  [/^only a stand-in: draw the home/, '임시 도면입니다. 실제 평면을 그리고 ‘임시 도면’을 ‘아니요’로 바꿔 주세요.'],
  [/^without a bathroom/, '욕실이 없는 평면입니다. 욕실을 그려 주세요.'],
  [
    /^only a stand-in: draw your own/,
    '임시 아이콘입니다. 편집기의 ‘아이콘과 로고’에 단지의 아이콘(SVG)을 넣어 주세요.',
  ],
  [
    /^(\d+) sentences are the example's, word for word: write your own/,
    '예시 단지와 똑같은 문장이 $1개 있습니다. 이 단지에 맞게 적어 주세요.',
  ],
  [
    /^(\d+) sentences are the example's, word for word: read/,
    '함께 쓰는 문장 $1개가 이 단지와 지역에도 맞는지 읽어 주세요.',
  ],
  [/^the example's: use your own/, '예시 단지의 것입니다. 이 단지의 것으로 바꿔 주세요.'],
  [/: never read against the law itself/, '아직 법령 원문과 견주어 보지 않은 문장입니다.'],
  [
    /: checked on (\S+), more than six months ago/,
    '$1에 법령 원문을 확인한 뒤 여섯 달이 지났습니다. 다시 확인해 주세요.',
  ],
  [/^says COMEING SOON/, '아직 내용이 없어 메뉴에 나오지 않습니다. 내용을 넣으면 나타납니다.'],
  [/^nothing leads to this page/, '이 페이지로 가는 메뉴가 없습니다. 메뉴나 탭에 더해 주세요.'],
];
