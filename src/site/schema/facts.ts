import * as v from 'valibot';
import {
  day,
  heading,
  httpsAddress,
  positive,
  region,
  regulation,
  text,
  wholeNumber,
} from '#site/schema/parts/fields.ts';

/** The development's facts. Each stands here once; every other content file and page refers to it. */
export const factsSchema = v.strictObject({
  /** Full name, as in the announcement. */
  name: heading('인천 온새미 스카이'),
  shortName: heading('온새미 스카이'),
  englishName: text('ONSAEMI SKY'),
  /** Stands in addresses for `{site}`, in those of the press for instance. */
  slug: v.pipe(
    text('온새미스카이'),
    v.regex(/^[^\s/?#%_.][^\s/?#%]*$/, 'write a name without spaces or / ? # %, not starting with _ or .'),
  ),
  /** Where the site is served, no slash at the end. */
  origin: v.pipe(
    httpsAddress,
    v.regex(
      /^https:\/\/[^/]+$/,
      "write the origin without a path or a slash at its end, for example 'https://www.example.com'",
    ),
  ),
  phone: v.pipe(
    text('032-000-0000'),
    v.regex(/^\d{2,4}-\d{3,4}(-\d{4})?$/, "write digits with hyphens, for example '032-000-0000'"),
  ),
  phoneHours: text('24시간 상담'),
  /** 기준일: the day on which these facts were right. */
  basisDate: day,
  /** true: the firms and the model house are invented, and the footer says so; never to be published. */
  example: v.boolean('write true while firms and model house are examples, else false'),
  location: v.strictObject({
    address: text('인천광역시 중구 신흥동3가'),
    /** A later name of the same place, shown in brackets. */
    addressNote: v.nullable(text('현 제물포구')),
    /** 시·도: which law is told. The address begins with it. */
    region,
    regulation: v.strictObject({
      status: regulation,
      /** The day on which somebody looked it up; null: nobody has, and the deploy refuses it. */
      checked: v.nullable(day),
    }),
    latitude: v.number('write degrees, for example 37.46'),
    longitude: v.number('write degrees, for example 126.64'),
  }),
  scale: v.strictObject({
    basementFloors: wholeNumber(5),
    floors: wholeNumber(41),
    buildings: wholeNumber(4),
    /** 세대 */
    apartments: wholeNumber(440),
    /** 실 */
    officetels: wholeNumber(168),
    /** What the apartments are, in words: 59㎡·84㎡ */
    apartmentTypes: text('59㎡·84㎡'),
    officetelTypes: v.nullable(text('44㎡')),
    siteAreaM2: positive(8155.2),
    /** 건폐율, percent */
    buildingCoveragePercent: positive(50.04),
    totalFloorAreaM2: positive(94114.8939),
    /** 용적률, percent */
    floorAreaRatioPercent: positive(751.59),
  }),
  modelHouse: v.strictObject({
    address: text('인천광역시 중구 예시로 1'),
    hours: text('매일 10:00~18:00'),
    parking: text('방문 고객 주차 가능'),
  }),
  companies: v.strictObject({
    /** 시행 */
    developer: text('(예시) 온새미개발'),
    /** 시공 */
    builder: text('(예시) 온새미건설'),
    /** 분양대행 */
    agency: text('(예시) 온새미분양'),
    /** 신탁; null where there is none. */
    trustee: v.nullable(text('(예시) 온새미신탁')),
    /** 상호 of the firm that runs this site */
    businessName: text('(예시) 온새미분양'),
    /** 대표자 */
    representative: text('(예시) 대표자'),
    /** 사업자등록번호 */
    registrationNumber: text('(예시) 000-00-00000'),
    /** 주소 of the firm that runs this site; not the model house's. */
    address: text('인천광역시 중구 예시로 2'),
    /** 운영 주체: who runs this site, as the footer says it. */
    operator: text('이 홈페이지는 분양대행사 온새미분양이 운영합니다.'),
    /** 개인정보처리자: who decides what happens with the visitors' data. */
    privacyController: text('온새미개발'),
  }),
  permits: v.strictObject({
    /** 사업계획승인(건축허가) number and day; null before it is granted. */
    projectPlan: v.nullable(text('제2027-0호(2027. 1. 1.)')),
    /** 분양신고 of the office-tels; null where there are none or before it is accepted. */
    saleReport: v.nullable(text('제2027-0호(2027. 1. 1.)')),
  }),
  copyrightYear: wholeNumber(2025),
  familySites: v.array(v.strictObject({ label: text('온새미건설'), url: httpsAddress })),
  /** `[필수] 개인정보 수집·이용 동의` on every form. null: the owner has not decided (no box; the deploy command refuses). */
  requireConsent: v.nullable(v.boolean('write true, false or null')),
  /** Contents of the search engines' verification tags; null until the owner has them. */
  verification: v.strictObject({ naver: v.nullable(text('abc123')), google: v.nullable(text('abc123')) }),
});
export type Facts = v.InferOutput<typeof factsSchema>;
