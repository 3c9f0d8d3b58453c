import type { Home } from '#site/schema/home.ts';
import { facts } from './facts.ts';

export const home: Home = {
  hero: {
    eyebrow: facts.englishName,
    title: '(작성) 첫 화면의 큰 제목',
    text: '(작성) 어디에 무엇을 얼마나 짓는지 한두 문장',
    picture: { name: 'hero', alt: '단지 전경' },
    portrait: { name: 'hero-portrait', alt: '단지 전경' },
    button: '관심고객 등록',
    figures: ['homes', 'scale', 'types', 'site'],
  },
  location: {
    eyebrow: 'Location POINT',
    title: '(작성) 입지를 한 줄로',
    text: '(작성) 입지를 소개하는 한두 문장',
    picture: { name: 'location-point', alt: '현장과 그 주변' },
    points: [
      { title: '교통', text: '(작성) 한 문장' },
      { title: '생활', text: '(작성) 한 문장' },
      { title: '교육', text: '(작성) 한 문장' },
    ],
    button: '관심고객 등록하기',
  },
  brand: {
    eyebrow: '브랜드',
    title: '(작성) 브랜드를 한 줄로',
    text: '(작성) 이름에 담은 뜻',
    picture: { name: 'brand-home', alt: '(작성) 브랜드 사진의 설명' },
    link: { label: '브랜드 소개 보기', path: '/Brand/intro' },
  },
  premium: {
    eyebrow: '프리미엄',
    title: '(작성) 내세울 점을 한 줄로',
    text: '(작성) 한두 문장',
    cards: [
      {
        title: '(작성) 첫째 내세울 점',
        lines: ['(작성) 첫째 줄', '(작성) 둘째 줄'],
        path: '/BusinessGuide/intro',
        picture: { name: 'card-first', alt: '(작성) 사진의 설명' },
      },
      {
        title: '(작성) 둘째 내세울 점',
        lines: ['(작성) 첫째 줄', '(작성) 둘째 줄'],
        path: '/LocationEnvironment/intro',
        picture: { name: 'card-second', alt: '(작성) 사진의 설명' },
      },
    ],
  },
  unitPlan: {
    eyebrow: '세대안내',
    title: '타입별 평면도',
    text: '타입마다 평면도와 면적을 보실 수 있습니다.',
    link: { label: '평면도 자세히 보기', path: '/FloorPlan/84A' },
  },
  living: {
    eyebrow: '인테리어와 커뮤니티',
    title: '(작성) 생활을 한 줄로',
    text: '(작성) 한두 문장',
    items: [
      {
        title: '커뮤니티',
        text: '(작성) 한 문장',
        path: '/ComplexGuide/community',
        picture: { name: 'living-community', alt: '주민공동시설' },
      },
    ],
  },
  visit: {
    eyebrow: '상담 예약',
    title: '견본주택 방문예약',
    text: '이름과 연락처를 남겨 주시면 전문 상담사가 연락드려 개관 뒤에 방문하실 날짜를 함께 정합니다.',
    picture: { name: 'visit-house', alt: '견본주택' },
  },
  directions: {
    eyebrow: '위치 안내',
    title: '오시는 길',
    text: '현장과 견본주택의 위치가 다를 수 있으니 방문하시기 전에 전화로 확인해 주세요.',
    map: 'neighbourhood',
    ways: [
      { title: '현장', text: facts.location.address },
      { title: '견본주택', text: facts.modelHouse.address },
      { title: '운영 시간', text: facts.modelHouse.hours },
      { title: '주차', text: facts.modelHouse.parking },
    ],
  },
};
