/** What to write instead of what stands in a cell. */
export const CELL_TEXT = {
  spoilt: '엑셀 수식의 오류입니다. 수식을 고치거나 값을 바로 적어 주세요.',
  text: (example: string) => `글자로 적어 주세요. 예: ${example}`,
  isDay: '엑셀이 날짜로 바꾼 값입니다. 셀 서식을 텍스트로 바꾸고 다시 적어 주세요.',
  number: (example: string) => `숫자로 적어 주세요. 예: ${example}`,
  aboveZero: (example: string) => `0보다 큰 숫자로 적어 주세요. 예: ${example}`,
  whole: (example: string) => `소수점이 없는 숫자로 적어 주세요. 예: ${example}`,
  won: '금액을 적어 주세요. 예: 325,000,000 또는 3억 2,500만',
  tooFew: '원 단위로 보기에 너무 작습니다. 만원이나 천원 단위라면 열 이름에 (만원), (천원)을 붙여 주세요.',
  percent: '0부터 100까지의 비율을 소수점 아래 두 자리까지 적어 주세요. 예: 10 또는 10%',
  ratio: '비율을 % 단위로 적어 주세요. 예: 249.98',
  day: '날짜를 적어 주세요. 예: 2026-12-01, 2026.12.1, 26/12/01(화)',
  serial: (day: string) => `엑셀이 날짜를 숫자로 바꾼 값입니다. ${day}이 맞으면 그렇게 적어 주세요.`,
  noSuchDay: '달력에 없는 날입니다. 날짜를 확인해 주세요.',
  weekday: (day: string, weekday: string) => `${day}은 ${weekday}요일입니다. 날짜와 요일 가운데 틀린 것을 고쳐 주세요.`,
  phone: '전화번호를 하이픈과 함께 적어 주세요. 예: 042-123-4567, 1588-0000',
  lostZero: '앞의 0이 지워진 번호입니다. 셀 서식을 텍스트로 바꾸고 다시 적어 주세요. 예: 042-123-4567',
  address: 'https://로 시작하는 홈페이지 주소만 적어 주세요. 예: https://www.example.com',
  service: '받으신 값만 그대로 적어 주세요. 띄어쓰기나 따옴표, 한글은 쓰지 않습니다.',
  firm: '회사, 나라, 연락처를 쉼표로 나누어 적어 주세요. 예: 물빛클라우드, 미국, privacy@example.com',
  yesOrNo: "'예'나 '아니요'로 적어 주세요.",
  use: "'아파트'나 '오피스텔'로 적어 주세요.",
  type: '면적과 영문자로 적어 주세요. 예: 59A, 84B, 44',
  storeys: '층수를 적어 주세요. 예: 지하 5층, 지상 41층',
  floors: '층을 적어 주세요. 예: 5~9 (엑셀이 5-9를 날짜로 바꾸니 ~를 써 주세요)',
  asInExample: '예시 값 그대로입니다. 이 단지의 값으로 고치거나 줄을 지워 주세요.',
  oneOf: (values: readonly string[]) => `${values.join(', ')} 가운데 하나를 적어 주세요.`,
} as const;

/** What is wrong with rows, columns and whole sheets. */
export const TABLE_TEXT = {
  empty: (name: string) => `'${name}' 칸이 비어 있습니다. 적어 주세요.`,
  twice: (row: number) => `${row}행에 이미 적혀 있습니다. 한 줄만 남겨 주세요.`,
  twiceIn: (sheet: string, row: number) => `'${sheet}' 시트의 ${row}행에 이미 적혀 있습니다. 한 줄만 남겨 주세요.`,
  noHead: (names: readonly string[]) => `첫 줄에 열 이름이 없습니다. 다음 열 이름을 적어 주세요: ${names.join(', ')}`,
  noColumn: (name: string) => `'${name}' 열이 없습니다. 열을 더해 주세요.`,
  twoColumns: '같은 열이 두 번 있습니다. 하나만 남겨 주세요.',
  unknownColumn: (names: readonly string[]) =>
    `모르는 열입니다. 다음 가운데 하나로 고치거나, 메모라면 이름을 '비고'로 바꿔 주세요: ${names.join(', ')}`,
  unknownFact: (nearest: string) =>
    `모르는 항목입니다. ${nearest && `'${nearest}'인지 확인해 주세요. `}메모라면 이름을 '비고'로 시작해 주세요.`,
  unknownSheet: (names: readonly string[]) =>
    `모르는 시트입니다. 다음 가운데 하나로 고치거나, 메모라면 이름을 '비고'로 시작해 주세요: ${names.join(', ')}`,
  twoSheets: '같은 시트가 두 번 있습니다. 하나만 남겨 주세요.',
  noTypes: (sheet: string) => `'${sheet}' 시트에 타입이 없습니다. 한 줄에 하나씩 적어 주세요.`,
  noSheets: (names: readonly string[]) =>
    `읽을 시트가 없습니다. 시트 이름을 다음과 같이 적어 주세요: ${names.join(', ')}`,
  homes: (stated: number, sum: number) =>
    `타입별 합은 ${sum}입니다. ${stated}와 다르니 둘 가운데 틀린 것을 고쳐 주세요.`,
  total: (sum: string) => `대지비와 건축비, 부가세의 합은 ${sum}원입니다. 틀린 것을 고쳐 주세요.`,
  noSuchType: (type: string, sheet: string) => `${type}은 '${sheet}' 시트에 없는 타입입니다. 타입을 확인해 주세요.`,
  noPrice: (option: string) => `가격은 '${option}' 줄에만 적습니다. 비우거나 구분을 고쳐 주세요.`,
  twoEnds: (row: number) => `분양이 끝나는 날은 ${row}행에 이미 적혀 있습니다. 한 줄만 남겨 주세요.`,
  differs: (row: number, value: string) =>
    `${row}행에는 ${value}(으)로 적혀 있습니다. 둘 가운데 틀린 것을 고쳐 주세요.`,
  noStatus: '규제지역인지 적지 않고 확인한 날만 적으셨습니다. 규제지역 줄도 적어 주세요.',
  notYet: (today: string) => `아직 오지 않은 날입니다. 오늘(${today})이나 그 전의 날을 적어 주세요.`,
  toldAlready: (region: string) => `${region}에 맞는 문장이 이미 준비되어 있습니다. 이 칸을 비워 주세요.`,
  notSold: (sheet: string) => `'${sheet}' 시트에 없거나 분양하지 않는 타입입니다. 타입을 확인해 주세요.`,
  noPayments: (sheet: string) =>
    `분양가가 있으면 '${sheet}' 시트에 계약금, 중도금, 잔금의 비율과 날짜를 적어 주셔야 합니다.`,
  noPart: (use: string, part: string) => `${use}의 '${part}' 줄이 없습니다. 한 줄 더해 주세요.`,
  noOptionsPart: (use: string, part: string) =>
    `'옵션' 시트에 ${use} 타입에도 해당하는 유상옵션이 있는데 ${use}의 '${part}' 줄이 없습니다. 한 줄 더하거나, '옵션' 시트의 타입을 고쳐 주세요.`,
  noDue: '중도금은 납부일이 있어야 합니다. 날짜를 적어 주세요.',
  dueOfOptions: '이 줄에는 날짜를 적지 않습니다. 비워 주세요.',
} as const;

/** Why a file cannot be read. */
export const FILE_TEXT = {
  missing: '파일이나 폴더가 없습니다. 이름을 확인해 주세요.',
  kind: '.xlsx 파일이나 .csv 파일, 그런 파일이 든 폴더만 읽습니다. 엑셀이나 한셀에서 .xlsx로 저장해 주세요.',
  locked: '예전 .xls 파일이거나 암호가 걸린 파일입니다. 암호를 풀고 .xlsx로 저장해 주세요.',
  broken: '내용을 읽을 수 없습니다. 엑셀이나 한셀에서 열어 .xlsx로 다시 저장해 주세요.',
  table: '표로 읽을 수 없습니다. 따옴표가 짝을 이루는지 확인해 주세요.',
} as const;

/** Lines of the list of problems. */
export const LIST_TEXT = {
  title: (count: number) =>
    `고칠 곳이 ${count}곳 있습니다. 모두 고친 뒤 다시 실행해 주세요. 아직 아무것도 만들지 않았습니다.`,
  row: (row: number) => `${row}행`,
  column: (letter: string) => `${letter}열`,
  found: (value: string) => `「${value}」`,
  nothing: '(빈칸)',
  unread: (rows: readonly string[]) => `메모로 보고 읽지 않은 줄: ${rows.join(', ')}`,
} as const;

/** What a new development is waited for. */
export const PROGRESS_TEXT = {
  drawing: (pictures: number) => `임시 사진 ${pictures}장과 아이콘을 그리는 중입니다.`,
  building: '홈페이지를 만드는 중입니다. 1분쯤 걸립니다.',
} as const;

/** What is said of a workbook to fill in. */
export const GIVEN_TEXT = {
  noFolder: (folder: string) => `${folder} 폴더가 없습니다. 이름과 자리를 확인해 주세요.`,
  slug: (folder: string, slug: string) =>
    `${folder}: 이미 있거나 쓸 수 없는 이름입니다. 다른 이름을 적어 주세요. 이미 만드신 홈페이지는 편집기에서 고치실 수 있습니다: npm run editor -- ${slug}`,
  kind: '폴더의 이름에는 .xlsx를 붙이지 않습니다. 예: --workbook ~/물빛언덕',
  taken: (place: string) => `${place}: 이미 있습니다. 다른 이름을 적어 주세요.`,
  made: (place: string, files: readonly string[]) =>
    `${place} 폴더에 ${files.join(', ')} 파일을 만들었습니다. 예시 위에 단지의 내용을 적고 저장하신 뒤, npm run new-site -- <이름> --from ${place} 명령을 실행해 주세요.`,
} as const;
