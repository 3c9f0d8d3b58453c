import type { Plan } from '#site/schema/plans.ts';

/** 아파트: 한 세대가 계단 한 곳만 쓴다. */
export const BY_HATCH: Plan['escape'] = {
  kind: 'hatch',
  reason:
    '4층 이상이고 한 세대가 계단 한 곳만 쓰는 아파트에는 대피공간을 두어야 합니다. 이 집은 실외기실 바닥의 하향식 피난구로 갈음했습니다.',
  law: { article: '건축법 시행령 제46조제4항·제5항', checked: null },
};
