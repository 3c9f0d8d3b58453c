import * as v from 'valibot';
import { day, law, lawReference, list, path, picture, text, wholeNumber } from '#site/schema/parts/fields.ts';

/** A statement of the notice with its article: the engine's, or the development's own. */
const legal = v.union(
  [v.strictObject({ text: text('한 문장입니다.'), law }), lawReference],
  "write { lawText: 'privacy-refusal' }, or { text: …, law: { article: …, checked: '2026-11-22' or null } }",
);

/** What stands around every page: the strip above the header, the footer's texts, the notice beside every form. */
export const shellSchema = v.strictObject({
  /** The slim banner above the header. */
  strip: v.nullable(v.strictObject({ text: text('입주자모집공고를 확인해 주세요.'), path, picture })),
  footer: v.strictObject({
    disclaimer: text('사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.'),
    /** Further small lines, such as which facts are examples. */
    notes: v.array(text('시행·시공 표기는 예시입니다.')),
  }),
  /** 개인정보 수집·이용 안내, the same four statements beside every form. */
  privacyNotice: v.strictObject({
    /**
     * Sent with each lead, so that the office knows which text the visitor saw. It ends in a digest of the notice
     * (tools/content/notice-version.ts): a changed notice cannot keep its version.
     */
    version: text('2026-11-22-1a2b3c'),
    /** 개인정보처리자: who decides what happens with the data. */
    controller: text('온새미개발'),
    /** 처리 근거, by whether the forms ask for a consent (`requireConsent` of facts.ts). */
    basis: v.strictObject({ consent: legal, request: legal }),
    purpose: text('방문예약 확인과 분양 상담'),
    items: v.strictObject({
      /** Per form, because each asks for other items. */
      reservation: text('이름, 연락처'),
      interest: text('이름, 연락처, 생년월일(선택), 거주 지역(선택), 문의 내용(선택)'),
      visit: text('이름, 연락처, 문의 내용(선택)'),
      customer: text('이름, 연락처, 문의 내용(비워 두셔도 접수됩니다)'),
      /** 자동으로 수집되는 항목, whatever the form. */
      automatic: text('접속 주소와 시각, 브라우저 종류'),
    }),
    retention: text('견본주택 운영 종료일까지'),
    /** Must hold with and without the required consent. */
    refusal: legal,
    /** 처리위탁·국외이전: who else handles it, and where. */
    processors: list(text('설문 접수 서비스(미국)'), "'설문 접수 서비스(미국)'"),
    /** What a transfer abroad rests on; null where nothing goes abroad. */
    transfer: v.nullable(legal),
    marketing: v.strictObject({
      label: text('[선택] 광고성 정보 수신 동의'),
      /** Purpose and channel, items, period, and that one may refuse: a line each. */
      details: list(text('목적: 분양 소식·행사 안내(문자·전화)'), "'목적: …', '항목: …', '기간: …'"),
      basis: legal,
    }),
    required: text('[필수] 개인정보 수집·이용 동의'),
    /** Path of the privacy policy, a page of the kind `document`; the footer sets its link apart from the others. */
    policy: path,
  }),
  /** How long the office keeps a lead; the notice and the privacy policy promise the same. */
  leadRetention: v.strictObject({
    /** From the day on which it came. */
    months: v.pipe(wholeNumber(12), v.minValue(1, 'write 1 or more')),
    /** 견본주택 운영 종료일, after which none is kept; null while it is not known. */
    closes: v.nullable(day),
  }),
  /** What fields of the forms offer, by the list's name there (src/forms/form-specs.ts). What is chosen is sent as it stands. */
  formOptions: v.optional(v.record(text('unitType'), list(text('59㎡A'), "'59㎡A'"))),
  /** Picture of links shared in messengers, 1200×630; the name must be safe in the middle 1200×600. */
  share: picture,
  /** What a long press on the installed site's icon offers. `anchor`: where on the page. */
  shortcuts: v.pipe(
    v.array(v.strictObject({ name: text('방문예약'), path, anchor: v.nullable(text('phone')) })),
    v.maxLength(4, 'write at most four shortcuts: systems show no more'),
  ),
  /** The honest line under every picture. */
  pictureNotice: text('이해를 돕기 위한 이미지로 실제와 다를 수 있습니다.'),
});
export type Shell = v.InferOutput<typeof shellSchema>;
