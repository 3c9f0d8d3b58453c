/** Labels of the information pages that belong to no development. */
export const example = '예시';
export const checkAnnouncement = '입주자모집공고 확인';
export const sourcesLabel = '출처';
export const checkedOn = (day: string) => `${day} 확인`;
/** Behind a statement of law; null: nobody has read it against the law's own text. */
export const lawNote = (article: string, day: string | null) =>
  `${article} · ${day === null ? checkAnnouncement : checkedOn(day)}`;
export const basisDate = (day: string) => `기준일 ${day}`;
export const effectiveDate = (day: string) => `시행일 ${day}`;
export const contents = '목차';

export const brandTabs = '브랜드 소개';

export const overviewRows = {
  name: '사업명',
  address: '대지위치',
  siteArea: '대지면적',
  scale: '건축규모',
  units: '세대수',
  coverage: '건폐율',
  floorAreaRatio: '용적률',
  totalFloorArea: '연면적',
} as const;
export const scaleValue = (basement: number, floors: number, buildingCount: number) =>
  `지하 ${basement}층~지상 최고 ${floors}층, ${buildingCount}개 동`;
export const apartmentsValue = (count: number, types: string) => `아파트 ${count}세대(${types})`;
export const officetelsValue = (count: number, types: string | null) =>
  `오피스텔 ${count}실${types ? `(${types})` : ''}`;

/** A Monday on the chart of days. */
export const dayOfMonth = (day: number) => `${day}일`;
export const scheduleExample = '날짜는 모두 예시입니다';

export const premiumBox = (number: number) => `PREMIUM ${String(number).padStart(2, '0')}`;
export const premiumSlides = '프리미엄 슬라이드';

export const buildings = '동별 안내';
export const layoutLabels = '단지배치도의 이름';
export const layoutPlaces = '배치도의 시설';
export const floorsUpTo = (floors: number) => `지상 ${floors}층`;

export const towersLabel = '동 선택';
export const typesLabel = '타입 선택';
export const allTypes = '전체';
/** 37세대; office-tels are counted in 실. */
export const homeCount = (count: number, use: 'apartment' | 'officetel') =>
  `${count}${use === 'officetel' ? '실' : '세대'}`;
export const nameOfUse = { apartment: '아파트', officetel: '오피스텔' } as const;
export const allHomes = (counts: readonly string[]) => `총 ${counts.join(', ')}`;
export const homesOfOne = (label: string, total: string, inTowers: readonly string[]) =>
  `${label} 총 ${total}(${inTowers.join(', ')})`;
export const baseFloors = (last: number) => (last === 1 ? '1층' : `1~${last}층`);
export const towerCaption = (tower: string, first: number, last: number) =>
  `${tower} 동·호수 배치 (${first}층~${last}층)`;
export const floor = '층';
export const floorName = (floorNumber: number) => `${floorNumber}층`;

export const planFeatures = '이 집의 특징';
export const otherTypes = '다른 타입';
export const otherTypesName = (label: string) => `${label} 평면 보기`;
export const watchVideos = '영상으로 보기';
export const openTour = 'E-모델하우스 보기';
export const seeInterior = '인테리어 보기';
export const planTabs = '평면 타입';
export const previousPlan = '이전 타입';
export const nextPlan = '다음 타입';
export const seePlan = '평면도 보기';
export const seePlanOf = (label: string) => `${label} 평면 자세히 보기`;

export const videoTabs = '영상 선택';
export const tourTabs = '단지 선택';

export const announcementSummary = '공고 요약';
export const openAnnouncement = '모집공고 PDF 확인하기';
export const openingAnnouncement = '파일을 불러오는 중...';
export const announcementLink = '입주자모집공고 PDF (새 창)';
export const newWindow = '새 창으로 열림';
export const announcementBlocked = '브라우저가 새 창을 막았습니다. 아래 링크로 열어 주세요.';
