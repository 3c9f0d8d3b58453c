import type { Descriptions } from '#site/schema/descriptions.ts';
import { facts } from './facts.ts';

// 검색 결과와 메신저에 보이는 글입니다. 그대로 두어도 되지만, 단지에 맞게 고치면 더 좋습니다.
export const descriptions: Descriptions = {
  '/': `${facts.name} 분양 홈페이지입니다. 사업개요와 입지, 평면도, 청약 정보를 안내하고 견본주택 방문예약을 받습니다.`,
  '/Brand/intro': `${facts.shortName}의 이름에 담은 뜻과 브랜드 이야기를 소개합니다.`,
  '/Brand/video': `${facts.shortName}의 홍보영상입니다. 단지의 모습을 짧게 담았습니다.`,
  '/BusinessGuide/intro': `대지위치와 면적, 층수와 세대수까지 ${facts.shortName}의 사업개요를 표로 정리했습니다.`,
  '/BusinessGuide/plan': `입주자모집공고부터 계약까지 ${facts.shortName}의 분양일정을 순서대로 안내합니다.`,
  '/BusinessGuide/documents': `${facts.shortName} 계약에 필요한 서류를 안내하는 페이지입니다.`,
  '/LocationEnvironment/intro': `${facts.shortName} 주변의 교통과 생활시설, 학교를 소개합니다.`,
  '/LocationEnvironment/premium': `${facts.shortName}의 특징을 사진과 글로 정리했습니다.`,
  '/ComplexGuide/intro': `${facts.shortName}의 동 배치와 쓰임을 안내하는 단지배치도입니다.`,
  '/ComplexGuide/detailintro': `${facts.shortName}의 동마다 어느 층, 어느 호에 어떤 타입이 놓이는지 보여 드립니다.`,
  '/ComplexGuide/community': `${facts.shortName}에 계획하는 주민공동시설을 소개합니다.`,
  // each unit
  '/FloorPlan/84A': `${facts.shortName} 84㎡A의 평면도와 실별 치수, 면적을 안내합니다.`,
  '/Interior/84A': `${facts.shortName} 84㎡A의 인테리어와 마감을 사진으로 소개합니다.`,
  // end
  '/FloorPlan/compare': `${facts.shortName}의 타입을 같은 축척의 평면도로 나란히 놓고 면적과 실별 크기를 비교합니다.`,
  '/FloorPlan/videos': `${facts.shortName}의 입지와 실내를 소개하는 영상입니다.`,
  '/FloorPlan/Emodel': `견본주택에 오시기 전에 ${facts.shortName}의 실내를 둘러보실 수 있는 E-모델하우스입니다.`,
  '/SalesInfo/SubscriptionGuide': `${facts.shortName}에 청약하시기 전에 볼 신청 자격과 절차, 서류와 유의사항을 정리했습니다.`,
  '/SalesInfo/guide': `${facts.shortName} 청약 전에 확인할 점과 가점표, 예치금표를 한 페이지에 모았습니다.`,
  '/SalesInfo/announcement': `${facts.shortName} 입주자모집공고를 안내하는 페이지입니다.`,
  '/SalesInfo/stampTax': `${facts.shortName} 인터넷 청약 순서와 분양계약서의 인지세를 안내합니다.`,
  '/BusinessGuide/notices': `${facts.shortName}의 공지와 정정을 날짜순으로 남깁니다.`,
  '/LocationEnvironment/directions': `${facts.shortName} 견본주택과 현장의 주소, 오시는 길과 주차를 안내합니다.`,
  '/SalesInfo/price': `${facts.shortName}의 분양가와 납부 일정, 마감과 옵션을 안내합니다.`,
  '/SalesInfo/points': `${facts.shortName}에 신청하시기 전에 청약 가점을 더해 보고 확인할 것을 살펴보는 페이지입니다.`,
  '/SalesInfo/faq': `${facts.shortName}에 자주 물으시는 질문과 답을 모았습니다.`,
  '/Promotion/Customer': `${facts.shortName}의 관심고객 등록입니다. 이름과 연락처, 궁금한 내용을 남겨 주세요.`,
  '/my': `${facts.shortName}에서 마음에 든 타입과 확인한 것을 이 기기에만 적어 두는 페이지입니다.`,
  '/{site}/press': `${facts.shortName}에 관한 보도자료를 날짜순으로 모았습니다.`,
  '/{site}/press/{id}': `${facts.shortName} 보도자료의 본문을 한 편씩 전해 드립니다.`,
  '/{site}/customer': `${facts.shortName} 견본주택 방문을 원하시면 이름과 연락처를 남겨 주세요.`,
  '/privacy': `${facts.shortName} 홈페이지가 받는 개인정보의 항목과 목적, 보유 기간을 알려 드립니다.`,
};
