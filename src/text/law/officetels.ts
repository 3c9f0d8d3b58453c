import { officetelAct, READ } from './articles.ts';

/** 오피스텔은 주택이 아니어서, 바뀔 수 있는 내용은 분양광고에서 확인합니다. */
const use = 'officetel';

export const OFFICETELS = {
  'officetel-application': {
    tier: 'national',
    article: officetelAct('제6조'),
    use,
    says: '오피스텔은 청약통장과 가점을 쓰지 않으며, 주택이 있는 성인도 신청할 수 있습니다. 접수할 때 청약신청금을 내고 추첨으로 당첨자를 정합니다.',
    checked: null,
  },
  'officetel-advertisement': {
    tier: 'national',
    article: officetelAct('제6조'),
    use,
    says: '오피스텔은 입주자모집공고가 아니라 분양광고로 알립니다.',
    checked: READ,
  },
  'officetel-act': {
    tier: 'national',
    article: officetelAct('제3조·제6조'),
    use,
    says: '30실 이상의 오피스텔은 건축물의 분양에 관한 법률을 따르고, 300실 이상이면 인터넷으로 청약을 받아야 합니다.',
    checked: null,
  },
  'officetel-resale': {
    tier: 'national',
    article: officetelAct('제6조의2·제6조의3'),
    use,
    says: '전매제한과 거주자 우선 공급은 규제지역의 100실 이상 오피스텔에 적용됩니다.',
    checked: null,
  },
  'officetel-no-special-supply': {
    tier: 'national',
    article: officetelAct('제6조'),
    use,
    says: '오피스텔에는 특별공급이 없습니다.',
    checked: null,
  },
  'officetel-acquisition': {
    tier: 'national',
    article: '지방세법 제11조·제151조, 농어촌특별세법 제5조',
    says: '취득할 때의 취득세율은 4.6%이며 농어촌특별세와 지방교육세를 포함합니다.',
    checked: READ,
  },
} as const;
