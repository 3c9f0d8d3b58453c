import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnitIntroduction } from '#features/plan-viewer/around/unit-introduction.tsx';

const features = ['남쪽으로 나란한 방'];
const markup = (topView?: { name: string; alt: string }) =>
  renderToStaticMarkup(
    <UnitIntroduction unit={{ features, ...(topView && { topView }) }} notice="이해를 돕기 위한 이미지입니다." />,
  );

describe('the introduction of a home', () => {
  it('shows the home from above with its honest line, and waits until the reader is near', () => {
    const page = markup({ name: 'from-above', alt: '위에서 본 집' });
    expect(page).toMatch(/<img[^>]* alt="위에서 본 집"[^>]* loading="lazy"/);
    expect(page).toMatch(/<img[^>]* width="1600" height="900"/);
    expect(page).toMatch(/<figcaption[^>]*>이해를 돕기 위한 이미지입니다\.<\/figcaption>/);
    expect(page).toContain(features[0]);
  });

  it('tells its features alone where there is no such picture', () => {
    const page = markup();
    expect(page).not.toContain('<figure');
    expect(page).toContain(features[0]);
  });
});
