import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { workbookOf } from '#tests/support/workbook.ts';
import { problemsOf, readSite } from '#tools/new-site/from-workbook.ts';
import { writeTexts } from '#tools/new-site/write-site.ts';

const TODAY = '2026-12-01';
let folder = '';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'all-problems-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** With a mistake in each sheet that its own reader sees, and one or more that only the content's checks do. */
const WRONG = workbookOf({
  단지: [
    ['항목', '내용'],
    ['대표전화', 427_194_630],
    ['위도', 129.1],
  ],
  타입: [
    ['타입', '구조', '전용', '주거공용', '공급', '기타공용', '계약'],
    ['59A', '4Bay 판상형', 59.9412, 22.1834, 82.0246, 48.3172, { error: '#REF!' }],
    ['84A', null, 84.9763, 30.124, 115.1003, 68.4985, 183],
  ],
  일정: [
    ['단계', '시작', '끝'],
    ['입주자모집공고', '27/03/05(목)', null],
    ['견본주택 개관', { day: 46_458 }, { day: 46_456 }],
    ['특별공급 접수', '2027-03-01', null],
    ['특별공급 접수', '2027-03-16', null],
  ],
  분양가: [
    ['타입', '층', '대지비', '건축비'],
    ['59A', '1~9', 171_200_000, 231_600_000],
    [null, '11~29', 171_200_000, 247_300_000],
    ['84A', '9~1', 243_000_000, 318_600_000],
  ],
  납부: [
    ['구분', '비율', '날짜'],
    ['계약금', 0.1, '2027-04-05'],
    ['중도금', 0.6, '2028-04-16'],
    ['잔금', 0.4, null],
    ['옵션 계약금', 0.1, null],
  ],
});

test('all that is wrong in a workbook is told at once, by sheet, row and column, in Korean', async () => {
  fs.writeFileSync(path.join(folder, '물빛언덕.xlsx'), WRONG);
  const site = await readSite([path.join(folder, '물빛언덕.xlsx')], TODAY);
  const [first, ...others] = site.types;
  writeTexts(root, { folder: path.join(folder, 'site'), units: [first!, ...others], facts: {}, values: site.values });
  const [, ...lines] = (await problemsOf(path.join(folder, 'site'), site))?.split('\n') ?? [];
  expect(lines).toEqual([
    '  단지 2행 B열 (대표전화): 「427194630」 → 앞의 0이 지워진 번호입니다. 셀 서식을 텍스트로 바꾸고 다시 적어 주세요. 예: 042-123-4567',
    '  단지 3행 B열 (위도): 「129.1」 → 우리나라 밖입니다. 33에서 39 사이의 값을 적어 주세요.',
    '  타입 2행 E열 (공급): 「82.0246」 → 전용면적과 주거공용면적의 합은 82.1246입니다. 틀린 것을 고쳐 주세요.',
    '  타입 2행 G열 (계약): 「#REF!」 → 엑셀 수식의 오류입니다. 수식을 고치거나 값을 바로 적어 주세요.',
    '  타입 3행 G열 (계약): 「183」 → 공급면적과 기타공용면적의 합은 183.5988입니다. 틀린 것을 고쳐 주세요.',
    '  일정 2행 B열 (시작): 「27/03/05(목)」 → 2027-03-05은 금요일입니다. 날짜와 요일 가운데 틀린 것을 고쳐 주세요.',
    '  일정 3행 C열 (끝): 「2027-03-10」 → 끝이 시작보다 빠릅니다. 2027-03-12이나 그 뒤의 날을 적어 주세요.',
    '  일정 4행 B열 (시작): 「2027-03-01」 → 앞의 견본주택 개관(2027-03-12)보다 빠릅니다. 날짜를 고치거나 날짜순으로 옮겨 주세요.',
    '  일정 5행 A열 (단계): 「특별공급 접수」 → 같은 이름이 두 번 있습니다. 하나를 고치거나 지워 주세요.',
    '  분양가 3행 B열 (층): 「11~29」 → 층마다 분양가가 하나여야 합니다. 10층부터 적어 주세요.',
    '  분양가 4행 B열 (층): 「9~1」 → 마지막 층이 첫 층보다 낮습니다. 9층이나 그 위의 층을 적어 주세요.',
    '  납부 2행 (비율): 비율의 합이 110%입니다. 100%가 되도록 고쳐 주세요.',
    '  납부 2행 (비율): 2028-04-16은 은행이 쉬는 날입니다. 다음 영업일로 고쳐 주세요.',
  ]);
});
