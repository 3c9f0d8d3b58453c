/** Words of a home's heights and services. */
export const HOME_SERVICES_TEXT = {
  table: '높이와 설비',
  ceiling: {
    label: '천장 높이',
    value: (metres: string, bath: string | null) => (bath ? `${metres}m (욕실 ${bath}m)` : `${metres}m`),
  },
  window: {
    label: '거실 창',
    value: (kind: string, sill: string, head: string) => `${kind}, 바닥에서 ${sill}m부터 ${head}m까지`,
    kinds: {
      split: '아래쪽이 고정된 입면분할창',
      sliding: '미닫이창',
      projected: '밀어서 여는 창',
      fixed: '고정창',
      louvre: '루버창',
    },
  },
  laundry: {
    label: '세탁기 자리',
    value: (room: string, width: string, depth: string) => `${room}, 가로 ${width} × 세로 ${depth}mm`,
  },
  boiler: { label: '보일러', value: (room: string) => `${room}의 벽에 거는 보일러` },
  outdoorUnit: {
    label: '실외기 자리',
    value: (room: string, area: string) => `${room} ${area}㎡, 바깥쪽은 바람이 통하는 루버창`,
  },
  escape: { label: '비상 대피' },
} as const;
