import { supplyRule } from './articles.ts';
import { CAPITAL, OUTSIDE_CAPITAL } from './regions.ts';

/** From the notice to the papers: what counts, and what a win brings with it. */
export const WINNING = {
  'qualification-day': {
    tier: 'national',
    article: supplyRule('제4조'),
    says: '자격은 모두 최초 입주자모집공고일을 기준으로 판단합니다.',
    checked: null,
  },
  'qualification-rests-on': {
    tier: 'national',
    article: supplyRule('제4조'),
    says: '자격은 최초 입주자모집공고일을 기준으로 거주지, 청약통장, 세대원의 주택 보유에 따라 정해집니다.',
    checked: null,
  },
  'announcement-day': {
    tier: 'national',
    article: supplyRule('제4조'),
    says: '입주자모집공고: 모든 자격의 기준이 되는 날입니다.',
    checked: null,
  },
  'spouse-counts': {
    tier: 'national',
    article: supplyRule('제2조'),
    says: '배우자는 주민등록이 따로 되어 있어도 함께 봅니다.',
    checked: null,
  },
  'past-wins': {
    tier: 'national',
    article: supplyRule('제54조'),
    says: '세대원의 당첨 이력에 따라 재당첨과 1순위 신청이 제한될 수 있습니다.',
    checked: null,
  },
  disqualified: {
    tier: 'regional',
    article: supplyRule('제58조'),
    variants: [
      {
        regions: CAPITAL,
        says: '자격을 잘못 입력해 부적격이 되면 당첨이 취소되고, 수도권에서는 1년 동안 청약이 제한됩니다.',
        checked: null,
      },
      {
        regions: OUTSIDE_CAPITAL,
        regulations: ['none'],
        says: '자격을 잘못 입력해 부적격이 되면 당첨이 취소되고, 수도권 밖의 비규제지역에서는 6개월 동안 청약이 제한됩니다.',
        checked: null,
      },
      {
        regions: OUTSIDE_CAPITAL,
        regulations: ['adjusted', 'speculative'],
        says: '자격을 잘못 입력해 부적격이 되면 당첨이 취소되고, 규제지역에서는 1년 동안 청약이 제한됩니다.',
        checked: null,
      },
    ],
  },
  'two-wins': {
    tier: 'national',
    article: supplyRule('제54조'),
    says: '발표일이 다른 두 곳에 당첨되면 먼저 발표된 당첨이 유효합니다. 발표일이 같은 곳에 부부가 함께 당첨되면 먼저 접수한 건이 유효합니다.',
    checked: null,
  },
  'two-applications': {
    tier: 'national',
    article: '주택공급에 관한 규칙',
    says: '당첨자 발표일이 같은 주택에 한 사람이 두 건 이상 신청해 당첨되면 모두 무효입니다. 당첨되면 계약하지 않아도 그 청약통장은 다시 쓸 수 없습니다.',
    checked: null,
  },
  'account-used-up': {
    tier: 'national',
    article: '주택공급에 관한 규칙',
    says: '계약하지 않아도 당첨에 쓴 청약통장은 다시 쓸 수 없습니다.',
    checked: null,
  },
} as const;

export const WINNING_TABLES = {
  'winners-papers': {
    tier: 'national',
    article: supplyRule('제52조'),
    says: {
      caption: '당첨자 제출 서류',
      head: ['구분', '서류', '살펴볼 점'],
      rows: [
        ['공통', '신분증', '주민등록증, 운전면허증, 여권 가운데 하나'],
        ['공통', '인감증명서와 인감도장', '본인서명사실확인서로 대신할 수 있으나 대리 신청에는 쓸 수 없음'],
        ['공통', '주민등록표 등본과 초본', '주민등록번호와 주소 변동을 모두 표시'],
        ['공통', '가족관계증명서와 혼인관계증명서', '상세 증명서로 발급'],
        ['공통', '출입국에 관한 사실증명', '공고문에 적힌 기간으로 발급'],
        ['해당자', '배우자의 주민등록표 등본', '배우자와 세대가 분리된 경우'],
        ['해당자', '직계존속의 초본과 출입국 사실증명', '부양가족으로 점수를 받은 경우'],
        ['해당자', '직계존속의 건강보험 요양급여내역(3년)', '직계존속을 부양가족으로 신청한 경우'],
        ['해당자', '30세 이상 자녀의 건강보험 요양급여내역(1년)', '30세 이상 자녀를 부양가족으로 신청한 경우'],
        ['해당자', '배우자의 청약통장 순위확인서', '배우자 통장 기간을 더한 경우'],
        ['해당자', '소득과 자산 증빙', '소득·자산 기준이 있는 특별공급'],
      ],
    },
    checked: null,
  },
} as const;
