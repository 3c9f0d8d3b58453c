import { READ } from './articles.ts';

/** 취득세와 인지세 */
export const TAXES = {
  'acquisition-report': {
    tier: 'national',
    article: '지방세법 제20조',
    says: '취득세는 취득한 날부터 60일 안에 신고합니다.',
    checked: null,
  },
  'acquisition-surtax': {
    tier: 'national',
    article: '지방세법 제151조, 농어촌특별세법 제5조',
    says: '아래 세율에 지방교육세 0.1~0.3%가 더해지고, 전용 85㎡를 넘으면 농어촌특별세 0.2%가 더해집니다.',
    checked: READ,
  },
  'acquisition-more-homes': {
    tier: 'regional',
    article: '지방세법 제13조의2',
    variants: [
      {
        regulations: ['none'],
        says: '조정대상지역이 아닌 곳에서 세 번째 주택은 8%, 네 번째 주택부터는 12%가 적용됩니다.',
        checked: READ,
      },
      {
        regulations: ['adjusted', 'speculative'],
        says: '조정대상지역에서 두 번째 주택은 8%, 세 번째 주택부터는 12%가 적용됩니다.',
        checked: null,
      },
    ],
  },
  'stamp-duty': {
    tier: 'national',
    article: '인지세법 제1조·제3조',
    says: '분양계약서와 전매계약서에는 기재금액에 따라 인지세를 냅니다. 법은 계약한 양쪽이 함께 낼 의무를 지도록 하며, 절반씩 나누는 것은 거래 관행입니다.',
    checked: null,
  },
  'stamp-duty-until': {
    tier: 'national',
    article: '인지세법 제8조',
    says: '계약한 달의 다음 달 10일까지 냅니다.',
    checked: null,
  },
  'stamp-duty-late': {
    tier: 'national',
    article: '국세기본법 제47조의4 제9항',
    says: '늦으면 가산세가 미납 세액의 최대 300%까지 붙습니다.',
    checked: READ,
  },
  'stamp-duty-free': {
    tier: 'national',
    article: '인지세법 제6조',
    says: '주택은 기재금액이 1억 원 이하이면 비과세입니다.',
    checked: null,
  },
} as const;

export const TAX_TABLES = {
  'acquisition-rates': {
    tier: 'national',
    article: '지방세법 제11조',
    says: {
      caption: '주택 취득세율',
      head: ['취득가액', '세율'],
      rows: [
        ['6억 원 이하', '1%'],
        ['6억 원 초과 9억 원 이하', '취득가액(억 원) × 2 ÷ 3 − 3 (%). 7억 5,000만 원이면 2%'],
        ['9억 원 초과', '3%'],
      ],
    },
    checked: READ,
  },
  'stamp-duty-rates': {
    tier: 'national',
    article: '인지세법 제3조',
    says: {
      caption: '기재금액별 인지세',
      head: ['계약서의 기재금액', '인지세 전체', '절반으로 나눈 계약자 부담'],
      rows: [
        ['1천만 원 초과 3천만 원 이하', '2만 원', '1만 원'],
        ['3천만 원 초과 5천만 원 이하', '4만 원', '2만 원'],
        ['5천만 원 초과 1억 원 이하', '7만 원', '3만 5천 원'],
        ['1억 원 초과 10억 원 이하', '15만 원', '7만 5천 원'],
        ['10억 원 초과', '35만 원', '17만 5천 원'],
      ],
    },
    checked: READ,
  },
} as const;
