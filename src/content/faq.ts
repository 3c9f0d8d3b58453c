import type { Faq } from '#site/schema/faq.ts';
import { facts } from './facts.ts';

export const faq: Faq | null = {
  title: '자주 물으시는 것을 모았습니다',
  lead: '집을 고르며 자주 묻게 되는 것을 모았습니다. 아직 정해지지 않은 것은 정해지지 않았다고 적었습니다.',
  groups: [
    {
      title: '가격과 납부',
      questions: [
        {
          id: 'price',
          question: '분양가는 언제 알 수 있나요?',
          answer: [
            '분양가는 지방자치단체의 승인을 거쳐 입주자모집공고에 층과 타입별로 싣습니다. 그 전에 확정된 금액은 없습니다.',
          ],
          link: { label: '분양일정 보기', path: '/BusinessGuide/plan' },
        },
        {
          id: 'payment',
          question: '계약금과 중도금, 잔금은 어떻게 나누어 내나요?',
          answer: [
            '비율과 날짜는 공고문에서 정합니다. 계약금은 계약할 때, 중도금은 공사 기간에 여러 차례로 나누어, 잔금은 입주할 때 냅니다.',
          ],
          link: { label: '납부 금액 계산해 보기', path: '/SalesInfo/price' },
        },
        {
          id: 'loan',
          question: '중도금 대출을 받을 수 있나요?',
          answer: [
            '대출을 알선할지, 이자를 누가 언제 낼지는 공고문에서 정합니다.',
            '대출 한도는 규제지역 여부와 소득, 이미 받은 대출에 따라 달라지므로 은행에서 미리 확인해 주세요.',
          ],
        },
        {
          id: 'extension',
          question: '발코니 확장비는 분양가에 들어 있나요?',
          answer: ['발코니 확장과 유상옵션은 분양가와 별도로 계약합니다. 금액은 공고문에 함께 싣습니다.'],
          link: { label: '마감과 옵션 보기', path: '/SalesInfo/price' },
        },
        {
          id: 'taxes',
          question: '분양가 말고 더 준비할 돈이 있나요?',
          answer: [
            '계약서에 붙이는 인지세, 잔금을 낼 때의 취득세와 등기 비용, 발코니 확장비와 옵션 비용을 함께 생각해 두셔야 합니다.',
          ],
          link: { label: '인터넷청약 체크포인트 보기', path: '/SalesInfo/stampTax' },
        },
      ],
    },
    {
      title: '청약과 계약',
      questions: [
        {
          id: 'qualification',
          question: '저도 청약할 수 있나요?',
          answer: [
            { lawText: 'qualification-rests-on' },
            '이 홈페이지는 자격을 판정하지 않습니다. 청약홈의 청약자격 사전관리에서 확인해 보세요.',
          ],
          link: { label: '청약방법 보기', path: '/SalesInfo/SubscriptionGuide' },
        },
        {
          id: 'points',
          question: '가점은 몇 점까지 받을 수 있나요?',
          answer: [{ lawText: 'points-most' }],
          link: { label: '청약 가점 계산하기', path: '/SalesInfo/points' },
        },
        {
          id: 'papers',
          question: '당첨되면 어떤 서류를 내나요?',
          answer: ['신분증과 주민등록 서류, 가족관계를 보이는 서류가 기본이며 신청하신 유형에 따라 더해집니다.'],
          link: { label: '청약방법에서 서류 보기', path: '/SalesInfo/SubscriptionGuide' },
        },
        {
          id: 'resale',
          question: '분양권을 팔 수 있나요?',
          answer: [{ lawText: 'resale' }],
        },
        {
          id: 'residence',
          question: '당첨되면 반드시 들어와 살아야 하나요?',
          answer: ['거주의무와 재당첨 제한이 적용되는지는 공고문에 적습니다. 공고가 나면 먼저 확인해 주세요.'],
        },
        {
          id: 'cancel',
          question: '당첨된 뒤 계약하지 않으면 어떻게 되나요?',
          answer: [{ lawText: 'account-used-up' }, '재당첨 제한 등은 공고문에서 확인해 주세요.'],
        },
      ],
    },
    {
      title: '아파트와 오피스텔',
      questions: [
        {
          id: 'officetel',
          question: '오피스텔은 청약이 어떻게 다른가요?',
          answer: [
            { lawText: 'officetel-application' },
            `${facts.shortName}의 오피스텔은 ${facts.scale.officetels}실이며, 자세한 내용은 분양광고로 알립니다.`,
          ],
        },
        {
          id: 'both',
          question: '아파트와 오피스텔에 함께 신청할 수 있나요?',
          answer: ['두 청약은 서로 다른 절차로 받습니다. 접수 방법과 날짜는 공고문과 분양광고에서 각각 안내합니다.'],
        },
        {
          id: 'area',
          question: '59㎡는 몇 평인가요?',
          answer: [
            '59㎡는 주거전용면적이며 약 18평입니다. 흔히 말하는 평형은 복도와 계단 등 주거공용면적을 더한 공급면적으로, 59㎡A는 82.7172㎡, 약 25평입니다.',
          ],
        },
        {
          id: 'sea',
          question: '집에서 바다가 보이나요?',
          answer: ['일부 고층 세대에서 바다가 보일 수 있으며 층·향·주변 건축에 따라 다릅니다.'],
          link: { label: '동·호수 배치도 보기', path: '/ComplexGuide/detailintro' },
        },
        {
          id: 'model',
          question: '견본주택에서 본 그대로 지어지나요?',
          answer: [
            '견본주택에는 전시품과 유상옵션이 함께 있습니다. 무엇이 기본이고 무엇이 유상옵션이나 전시품인지 마감 예시마다 적어 두었습니다.',
          ],
          link: { label: '인테리어 보기', path: '/Interior/59A' },
        },
      ],
    },
    {
      title: '방문과 상담',
      questions: [
        {
          id: 'visit',
          question: '견본주택은 언제 볼 수 있나요?',
          answer: [`${facts.modelHouse.hours}입니다. 개관 전에는 전화로 상담해 드립니다.`],
        },
        {
          id: 'reservation',
          question: '예약하지 않고 가도 되나요?',
          answer: [
            '오셔도 되지만, 붐비는 시간에는 예약하신 분을 먼저 안내합니다. 예약은 이 홈페이지와 전화로 받습니다.',
          ],
        },
        {
          id: 'parking',
          question: '견본주택에 주차할 수 있나요?',
          answer: [`${facts.modelHouse.parking}합니다.`],
          link: { label: '오시는 길 보기', path: '/LocationEnvironment/directions' },
        },
        {
          id: 'offline',
          question: '인터넷이 잘 안 되는 곳에서도 이 홈페이지를 볼 수 있나요?',
          answer: [
            '한 번 열어 두시면 평면도와 일정 등은 인터넷이 끊겨도 볼 수 있습니다. 홈 화면에 추가해 두시면 더 편리합니다.',
          ],
        },
        {
          id: 'request',
          question: '등록했는데 연락이 오지 않습니다.',
          answer: ['접수번호를 알려 주시면 바로 확인해 드립니다. 연락처를 잘못 적으셨다면 다시 등록해 주셔도 됩니다.'],
        },
        {
          id: 'erase',
          question: '남긴 이름과 연락처를 지워 달라고 할 수 있나요?',
          answer: ['언제든지 요청하실 수 있으며, 요청하시면 바로 파기합니다.'],
          link: { label: '개인정보처리방침 보기', path: '/privacy' },
        },
      ],
    },
  ],
  notice: '법령과 제도는 바뀔 수 있습니다. 확정된 내용은 입주자모집공고와 분양광고에서 확인해 주세요.',
};
