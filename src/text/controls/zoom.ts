/** Names of the buttons under something that can be looked at closely. */
export const ZOOM_TEXT = {
  zoomIn: '확대',
  zoomOut: '축소',
  whole: '화면에 맞추기',
  magnification: '배율',
} as const;
