/** At this width or less, in CSS pixels, the layout is the mobile one: the specification's limit. */
export const MOBILE_MAX_PX = 900;

/** CSS and the sizes of pictures repeat the number, because queries cannot read variables (tests/ui/breakpoint.test.ts). */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_PX}px)`;
