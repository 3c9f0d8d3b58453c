import type { Navigation } from '#site/schema/navigation.ts';
import { facts } from './facts.ts';

export const navigation: Navigation = {
  pages: [
    {
      path: '/',
      kind: 'home',
      section: 'home',
      label: '홈',
    },
    {
      path: '/Brand/intro',
      kind: 'brand',
      section: 'brand',
      label: '브랜드 소개',
    },
    {
      path: '/Brand/video',
      kind: 'brand-video',
      section: 'brand',
      label: '홍보영상',
    },
    {
      path: '/BusinessGuide/intro',
      kind: 'overview',
      section: 'business',
      label: '사업개요',
    },
    {
      path: '/BusinessGuide/plan',
      kind: 'schedule',
      section: 'business',
      label: '분양일정',
    },
    {
      path: '/BusinessGuide/documents',
      kind: 'guide',
      section: 'business',
      label: '계약서류 안내',
    },
    {
      path: '/BusinessGuide/notices',
      kind: 'notices',
      section: 'business',
      label: '공지사항',
    },
    {
      path: '/LocationEnvironment/intro',
      kind: 'location',
      section: 'location',
      label: '입지안내',
    },
    {
      path: '/LocationEnvironment/premium',
      kind: 'premium',
      section: 'location',
      label: '프리미엄',
    },
    {
      path: '/LocationEnvironment/directions',
      kind: 'directions',
      section: 'location',
      label: '오시는 길',
    },
    {
      path: '/ComplexGuide/intro',
      kind: 'site-plan',
      section: 'complex',
      label: '단지배치도',
    },
    {
      path: '/ComplexGuide/detailintro',
      kind: 'unit-table',
      section: 'complex',
      label: '동·호수 배치도',
    },
    {
      path: '/ComplexGuide/community',
      kind: 'gallery',
      section: 'complex',
      label: '커뮤니티',
    },
    // each unit
    {
      path: '/FloorPlan/84A',
      kind: 'floor-plan',
      unit: '84A',
      section: 'floor-plan',
      label: '84㎡A',
    },
    {
      path: '/Interior/84A',
      kind: 'interior',
      unit: '84A',
      section: 'interior',
      label: '84㎡A',
    },
    // end
    {
      path: '/FloorPlan/compare',
      kind: 'compare',
      section: 'floor-plan',
      label: '타입 비교',
    },
    {
      path: '/FloorPlan/videos',
      kind: 'videos',
      section: 'videos',
      label: '영상',
    },
    {
      path: '/FloorPlan/Emodel',
      kind: 'tour',
      section: 'floor-plan',
      label: 'E-모델하우스',
    },
    {
      path: '/SalesInfo/SubscriptionGuide',
      kind: 'guide',
      section: 'subscription',
      label: '청약방법',
    },
    {
      path: '/SalesInfo/guide',
      kind: 'guide',
      section: 'subscription',
      label: '청약 체크포인트',
    },
    {
      path: '/SalesInfo/announcement',
      kind: 'announcement',
      section: 'subscription',
      label: '입주자모집공고',
    },
    {
      path: '/SalesInfo/stampTax',
      kind: 'guide',
      section: 'subscription',
      label: '인터넷청약 체크포인트',
    },
    {
      path: '/SalesInfo/price',
      kind: 'price',
      section: 'subscription',
      label: '분양가·납부 계산',
    },
    {
      path: '/SalesInfo/points',
      kind: 'points',
      section: 'subscription',
      label: '청약 가점 계산',
    },
    {
      path: '/SalesInfo/faq',
      kind: 'faq',
      section: 'subscription',
      label: '자주 묻는 질문',
    },
    {
      path: '/Promotion/Customer',
      kind: 'customer',
      section: 'promotion',
      label: '관심고객 등록',
    },
    {
      path: '/my',
      kind: 'my',
      section: 'promotion',
      label: '나의 방문',
    },
    {
      path: '/{site}/press',
      kind: 'press-list',
      section: 'press',
      label: '언론보도',
    },
    {
      path: '/{site}/press/{id}',
      kind: 'press-article',
      section: 'press',
      label: '언론보도 기사',
    },
    {
      path: '/{site}/customer',
      kind: 'customer',
      section: 'press',
      label: '방문예약 등록',
    },
    {
      path: '/privacy',
      kind: 'document',
      section: 'privacy',
      label: '개인정보처리방침',
    },
  ],
  sections: [
    {
      id: 'home',
      title: facts.shortName,
      banner: { name: 'banner-site', alt: '' },
      tabs: [],
    },
    {
      id: 'brand',
      title: '브랜드',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/Brand/intro', '/Brand/video'],
    },
    {
      id: 'business',
      title: '사업안내',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/BusinessGuide/intro', '/BusinessGuide/plan', '/BusinessGuide/notices'],
    },
    {
      id: 'location',
      title: '입지환경',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/LocationEnvironment/intro', '/LocationEnvironment/premium', '/LocationEnvironment/directions'],
    },
    {
      id: 'complex',
      title: '단지안내',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community'],
    },
    {
      id: 'floor-plan',
      title: '세대안내',
      banner: { name: 'banner-site', alt: '' },
      tabs: [
        // each unit
        '/FloorPlan/84A',
        // end
        '/FloorPlan/compare',
      ],
    },
    {
      id: 'videos',
      title: '영상',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/FloorPlan/videos', '/LocationEnvironment/intro', '/LocationEnvironment/premium'],
    },
    {
      id: 'interior',
      title: '인테리어',
      banner: { name: 'banner-site', alt: '' },
      tabs: [
        // each unit
        '/Interior/84A',
        // end
      ],
    },
    {
      id: 'subscription',
      title: '청약안내',
      banner: { name: 'banner-site', alt: '' },
      tabs: [
        '/SalesInfo/SubscriptionGuide',
        '/SalesInfo/guide',
        '/SalesInfo/announcement',
        '/SalesInfo/stampTax',
        '/SalesInfo/price',
        '/SalesInfo/points',
        '/SalesInfo/faq',
      ],
    },
    {
      id: 'promotion',
      title: '홍보센터',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/Promotion/Customer', '/{site}/press', '/{site}/customer'],
    },
    {
      id: 'press',
      title: '언론보도',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/{site}/press', '/{site}/customer'],
    },
    {
      id: 'privacy',
      title: '개인정보처리방침',
      banner: { name: 'banner-site', alt: '' },
      tabs: ['/privacy', '/Promotion/Customer', '/{site}/customer'],
    },
  ],
  menu: [
    { title: '브랜드', items: ['/Brand/intro', '/Brand/video'] },
    { title: '사업안내', items: ['/BusinessGuide/intro', '/BusinessGuide/plan', '/BusinessGuide/notices'] },
    {
      title: '청약안내',
      items: [
        '/SalesInfo/SubscriptionGuide',
        '/SalesInfo/guide',
        '/SalesInfo/announcement',
        '/SalesInfo/stampTax',
        '/SalesInfo/price',
        '/SalesInfo/points',
        '/SalesInfo/faq',
      ],
    },
    {
      title: '입지환경',
      items: ['/LocationEnvironment/intro', '/LocationEnvironment/premium', '/LocationEnvironment/directions'],
    },
    { title: '단지안내', items: ['/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community'] },
    {
      title: '세대안내',
      items: [
        // each unit
        '/FloorPlan/84A',
        // end
        '/FloorPlan/compare',
      ],
    },
    { title: '인테리어', items: ['/Interior/84A'] },
    { title: '홍보센터', items: ['/Promotion/Customer', '/my'] },
  ],
  redirects: [
    { from: '/SalesInfo/StampTax', to: '/SalesInfo/stampTax' },
    { from: '/Promotion/Press', to: '/{site}/press' },
  ],
};
