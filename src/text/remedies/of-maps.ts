import type { Remedy } from './remedy.ts';

/** What the checks of a map ask for. */
export const OF_MAPS: readonly Remedy[] = [
  [/^'(.+)' reaches out of the map/s, '글자가 약도 밖으로 나갑니다. 안으로 옮기거나 글자를 다른 쪽에 두어 주세요.'],
  [/^'(.+)' and 'the scale' overlap/s, '글자가 축척 표시와 겹칩니다. 옮기거나 글자를 다른 쪽에 두어 주세요.'],
  [
    /^'(.+)' and 'the arrow to the north' overlap/s,
    '글자가 북쪽 표시와 겹칩니다. 옮기거나 글자를 다른 쪽에 두어 주세요.',
  ],
  [
    /^'(.+)' and '(.+)' overlap/s,
    '휴대전화에서 ‘$1’과(와) ‘$2’이(가) 겹칩니다. 하나를 옮기거나 글자를 다른 쪽에 두어 주세요.',
  ],
  [/^the map has no railway '(.+?)'/, '이 약도에 ‘$1’이라는 철도가 없습니다. 철도 이름을 확인해 주세요.'],
  [/^write one label of the kind 'site'/, '현장 표시가 하나 있어야 합니다.'],
  [
    /stands ([\d.]+) km from the location of facts/,
    '단지 기본 정보의 위치에서 $1km 떨어져 있습니다. 그 위치에 맞춰 주세요.',
  ],
  [/^the map has a model house already/, '견본주택은 하나만 둘 수 있습니다.'],
];
