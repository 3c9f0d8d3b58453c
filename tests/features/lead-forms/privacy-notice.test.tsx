import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Consents } from '#features/lead-forms/fields/consents.tsx';
import { PrivacyNotice } from '#features/lead-forms/privacy-notice.tsx';
import { wordsIn } from '#site/statement.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const { shell } = await loadContent(`${root}/src/content`);
const notice = shell.privacyNotice;
const said = (requireConsent: boolean) =>
  renderToStaticMarkup(<PrivacyNotice form="customer" notice={notice} requireConsent={requireConsent} />);

describe('the notice beside a form', () => {
  test('rests on a consent only where the form asks for one, else on the visitor’s request', () => {
    expect(said(true)).toContain('제15조 제1항 제1호');
    expect(said(true)).not.toContain('제15조 제1항 제4호');
    expect(said(false)).toContain('제15조 제1항 제4호');
    expect(said(false)).not.toContain('제15조 제1항 제1호');
  });

  test.each([true, false])('names every recipient and what refusing costs (consent asked: %s)', (requireConsent) => {
    for (const text of [
      ...notice.processors,
      wordsIn(notice.refusal),
      wordsIn(notice.transfer!),
      notice.items.automatic,
    ])
      expect(said(requireConsent)).toContain(text);
    expect(said(requireConsent)).toContain('선택 항목은 거부하셔도 불이익이 없습니다');
  });
});

describe('the consent to advertising', () => {
  test('says purpose, channel, items, period and that it may be refused, and is not ticked', () => {
    const html = renderToStaticMarkup(
      <Consents
        form="customer"
        notice={notice}
        requireConsent={false}
        asksMarketing
        isAdvertisingTicked={false}
        error={undefined}
      />,
    );
    for (const part of ['문자·전화', '이름·연락처', '동의 철회', '동의하지 않으셔도 등록하실 수 있습니다'])
      expect(html).toContain(part);
    expect(html).not.toContain('checked');
    expect(html).toContain('aria-describedby');
  });
});
