import type { Tour } from '#site/schema/tour.ts';
import { walk44 } from './tour/44.ts';
import { walk59A } from './tour/59a.ts';
import { walk59B } from './tour/59b.ts';
import { walk84A } from './tour/84a.ts';
import { walk84B } from './tour/84b.ts';

export const tour: Tour | null = {
  lead: '평면도 그대로 그린 집을 거실부터 욕실까지 둘러보실 수 있습니다.',
  hint: '화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.',
  tabs: [{ id: 'complex', label: '1·2단지', walks: [walk59A, walk59B, walk84A, walk84B, walk44] }],
};
