/** Words of the maps, and of the page that opens with one. */
export const MAP_TEXT = {
  /** A scale, in metres. */
  length: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
} as const;

export const LOCATION_TEXT = {
  region: '지도 확대·이동 영역',
  hint: {
    touch: '두 손가락으로 확대하고, 한 손가락으로 옮깁니다.',
    mouse:
      '두 번 누르거나 Ctrl 키와 휠로 확대합니다. 지도를 한 번 누른 뒤에는 휠과 +, −, 0, 화살표 키도 쓸 수 있습니다.',
  },
  places: '현장에서 가까운 순서',
  /** @param km to the nearest 100 m */
  distance: (km: number) => `직선거리 약\u00a0${km.toFixed(1)}\u00a0km`,
  site: '현장',
  basis: '약도 좌표로 잰 직선거리이며 실제 이동 거리와 다릅니다.',
  showOnMap: (name: string) => `${name}, 지도에서 보기`,
  legend: '범례',
  grounds: { motorway: '고속화도로', main: '큰길', green: '공원·녹지', water: '바다·강' },
  directions: '길찾기·오시는 길',
} as const;
