import { READ, supplyRule } from './articles.ts';

/** What all four rest on. */
export const SCALES_LAW = { article: supplyRule('별표 1'), checked: READ };

const years = (count: number) => (count === 0 ? '1년 미만' : `${count}년 이상 ${count + 1}년 미만`);
const FULL_YEARS = 15;

/** Years from the first to the fourteenth, each with its points. @param ofYear of the year that so many full years lie before */
const byYear = (first: number, ofYear: (full: number) => number) =>
  Array.from({ length: FULL_YEARS - first }, (_, index) => ({
    label: years(first + index),
    points: ofYear(first + index),
  }));

/** 청약가점: 무주택기간, 부양가족 수, 청약통장 가입기간, and what a spouse's account adds to the third, which stays within its most. */
export const POINT_SCALES = {
  withoutHome: {
    answers: [
      { label: '주택이 있거나 만 30세 미만 미혼', points: 0 },
      ...byYear(0, (full) => 2 + 2 * full),
      { label: '15년 이상', points: 32 },
    ],
    counting: [
      '만 30세가 된 날부터 세며, 그 전에 혼인했으면 혼인신고일부터 셉니다.',
      '세대원 중 한 명이라도 주택이 있으면 0점이고, 만 30세 미만의 미혼도 0점입니다.',
    ],
  },
  dependants: {
    answers: [
      ...[0, 1, 2, 3, 4, 5].map((people) => ({ label: `${people}명`, points: 5 + 5 * people })),
      { label: '6명 이상', points: 35 },
    ],
    counting: [
      '신청하는 본인은 세지 않습니다.',
      {
        text: '직계존속은 3년 이상 같은 주민등록표에 올라 있어야 하며, 자녀는 미혼이어야 합니다.',
        law: { article: supplyRule('별표 1'), checked: null },
      },
    ],
  },
  account: {
    answers: [
      { label: '6개월 미만', points: 1 },
      { label: '6개월 이상 1년 미만', points: 2 },
      ...byYear(1, (full) => 2 + full),
      { label: '15년 이상', points: 17 },
    ],
    counting: [
      '통장에 가입한 날부터 공고일까지의 기간입니다.',
      {
        text: '미성년자일 때 가입한 기간은 일부만 인정합니다.',
        law: { article: supplyRule('제10조'), checked: null },
      },
    ],
  },
  spouseAccount: {
    answers: [
      { label: '더하지 않음', points: 0 },
      { label: '1년 미만', points: 1 },
      { label: '1년 이상 2년 미만', points: 2 },
      { label: '2년 이상', points: 3 },
    ],
    counting: ['본인 통장 점수와 더하되 17점을 넘지 않습니다.'],
  },
};
