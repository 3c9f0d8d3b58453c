/** At this width or less, in CSS pixels, the layout is the mobile one (S-1). */
export const MOBILE_MAX_PX = 900;

/** CSS and the sizes of pictures repeat the number, because queries cannot read variables (tests/browser/breakpoint.test.ts). */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_PX}px)`;
