import type { Remedy } from './remedy.ts';

/** What the checks ask for that compare one file with another, or one of its places with the rest. */
export const BETWEEN_FILES: readonly Remedy[] = [
  // Pages and the paths that lead to them
  [
    /^no page of the kind .+ has this path: add it/,
    '이 주소의 페이지가 없습니다. ‘메뉴와 페이지’에 먼저 더하거나, 있는 페이지의 주소로 고쳐 주세요.',
  ],
  [
    /^no page of the kind 'interior' shows '(.+?)'/,
    '‘$1’ 타입의 인테리어 페이지가 없습니다. ‘메뉴와 페이지’에 먼저 더해 주세요.',
  ],
  [
    /^'(.+)' is for sale and has no page/,
    '분양하는 ‘$1’ 타입의 평면도 페이지가 없습니다. ‘메뉴와 페이지’에 더해 주세요.',
  ],
  [/^a page of the kind '.+' shows no unit/, '주택형을 보여 주지 않는 페이지입니다. 주택형을 빼 주세요.'],
  [/^write which unit the page shows, one of (.+)$/, '어느 주택형의 페이지인지 적어 주세요: $1'],
  [/^another page of the kind '.+' shows '(.+)' already/, '‘$1’ 타입의 페이지가 이미 있습니다. 하나를 지워 주세요.'],
  [/^another page is of the kind/, '같은 종류의 페이지가 이미 있습니다. 하나를 지워 주세요.'],
  [/^add a page of the kind/, '홈페이지에 꼭 있어야 할 페이지가 빠졌습니다. 다시 더해 주세요.'],
  [/^write '(.+)': the kind/, '이 페이지의 주소는 $1로 정해져 있습니다.'],
  [/ is the engine's own/, '홈페이지가 따로 쓰는 주소입니다. 다른 주소로 고쳐 주세요.'],
  [/ is a page: write the address that it had before/, '지금 있는 페이지의 주소입니다. 예전 주소를 적어 주세요.'],
  [/^write the id of a section: (.+)$/, '묶음의 짧은 이름 가운데 하나를 적어 주세요: $1'],
  [/^this page has no description/, '이 페이지의 검색용 설명이 없습니다. 더해 주세요.'],
  [/^no page has this path: remove the line/, '없는 페이지의 설명입니다. 지워 주세요.'],
  // Types, towers and homes
  [/^'(.+)' is for sale, and no tower/, '분양하는 ‘$1’ 타입의 호 라인이 ‘단지배치와 동·호’에 없습니다. 더해 주세요.'],
  [
    /^there are (\d+), facts\.ts says (\d+)/,
    '여기에는 $1개 동, 단지 기본 정보에는 $2개 동입니다. 틀린 것을 고쳐 주세요.',
  ],
  [
    /^the highest has (\d+) floors, facts\.ts says (\d+)/,
    '가장 높은 동이 여기에는 $1층, 단지 기본 정보에는 $2층입니다. 틀린 것을 고쳐 주세요.',
  ],
  [/^layout\.buildings has no '(.+)'/, '단지배치도에 ‘$1’ 동이 없습니다. 같은 이름으로 적어 주세요.'],
  [
    /^write one ground for each of the (\d+) lines of (.+),/,
    '$2의 라인은 $1개입니다. 라인마다 바닥을 하나씩 적어 주세요.',
  ],
  [/^no tower has the home '(.+)'/, '‘$1’ 집이 없습니다. 101-1203처럼 동, 층, 호를 적어 주세요.'],
  [/^'(.+)' has a state already/, '‘$1’ 집은 상태가 이미 적혀 있습니다. 한 번만 적어 주세요.'],
  [/^write complex\.ts with the towers/, '‘단지배치와 동·호’가 먼저 있어야 합니다.'],
  [/^this unit has no plan/, '이 주택형의 평면도가 없습니다. 개발 담당자에게 요청해 주세요.'],
  [
    /^the rooms add up to ([\d.]+) m², .+ says ([\d.]+)/,
    '도면에서 잰 면적은 $1㎡, 여기에 적힌 면적은 $2㎡입니다. 틀린 것을 고쳐 주세요.',
  ],
  // Places
  [/^'(.+)', and location\.address lies in (\S+):/, '주소는 $2인데 해당 지역은 $1입니다. 틀린 것을 고쳐 주세요.'],
  [/ does not begin with a region/, '주소를 시·도부터 적어 주세요.'],
  [/^it is ([\d.]+) km from the development/, '단지에서 $1km 떨어진 곳입니다. 위도와 경도를 확인해 주세요.'],
  [/^write the id of a map of maps\.ts/, '‘약도’에 있는 약도의 짧은 이름을 적어 주세요.'],
  [
    /^'(.+)' and '(.+)' overlap on a phone/,
    '휴대전화에서 ‘$1’와 ‘$2’의 글자가 겹칩니다. 하나를 옮기거나 글자 위치를 바꿔 주세요.',
  ],
  [/^'(.+)' reaches out of the map/, '‘$1’의 글자가 약도 밖으로 나갑니다. 위치나 글자 위치를 바꿔 주세요.'],
  [/^write one label of the kind 'site'/, '현장 표시가 하나 있어야 합니다. 거리를 그곳에서 잽니다.'],
  [
    /^'(.+)' stands ([\d.]+) km from the location/,
    '‘$1’ 표시가 단지의 위치에서 $2km 떨어져 있습니다. 위도와 경도를 단지 기본 정보와 맞춰 주세요.',
  ],
  [
    /^'(.+)' stands at none of the places/,
    '‘$1’ 표시의 위치가 ‘오시는 길’의 어느 장소와도 다릅니다. 그곳의 위도와 경도를 적어 주세요.',
  ],
  [/^the map has a model house already/, '견본주택 표시는 약도마다 하나입니다. 하나를 지워 주세요.'],
  // Days, points and sums
  [/^write the stage that it is said in/, '분양 단계도 함께 고르거나, 그날 보일 말을 빼 주세요.'],
  [
    /^no visit of (\d+) minutes fits in/,
    '한 번에 $1분이 걸려 이 시간 안에 들어가지 않습니다. 시간을 늘리거나 빼 주세요.',
  ],
  [/^(\S+) is no day of visits/, '$1은 방문을 받지 않는 날입니다. 빼 주세요.'],
  [/^no day is left for visits/, '방문을 받는 날이 하루도 없습니다. 시간을 적어 주세요.'],
  [/^the most that it gives is (\d+) points/, '가장 높은 점수는 $1점입니다. 그 점수까지 적어 주세요.'],
  [/ is the same before and after/, '고치기 전과 고친 뒤가 같습니다. 고친 내용을 적어 주세요.'],
  [/ has a plan already: remove one/, '같은 용도의 납부 방법이 이미 있습니다. 하나를 지워 주세요.'],
  [/^add a plan for the use/, '분양하는 용도의 납부 방법이 빠졌습니다. 더해 주세요.'],
  [/^write null: only a kind/, '유상옵션에만 가격이 있습니다. 가격을 빼 주세요.'],
  // Colours and films
  [
    / have a contrast of ([\d.]+) : 1.+write '(#\w+)'/,
    '두 색이 비슷해 읽기 어렵습니다(대비 $1 : 1). 가장 가까운 알맞은 색은 $2입니다.',
  ],
  [/ have a contrast of ([\d.]+) : 1/, '두 색이 비슷해 읽기 어렵습니다(대비 $1 : 1). 다른 쪽 색을 먼저 바꿔 주세요.'],
  [/^there is no films\//, '영상 파일이 없습니다. 편집기의 ‘영상’에 MP4 파일을 넣거나 다른 영상을 적어 주세요.'],
];
