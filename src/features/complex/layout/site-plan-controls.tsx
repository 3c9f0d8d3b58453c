import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { PLAN_TEXT } from '#text/units/plan-viewing.ts';
import { CloseControls, type CloseControlsProps } from '#ui/zoom/close-controls.tsx';
import { magnify } from '#ui/zoom/look-closely.ts';

/** What magnifies and shifts the site plan, with its words. */
export const SitePlanControls = (props: CloseControlsProps) => (
  <CloseControls {...props} text={ZOOM_TEXT} hint={PLAN_TEXT.hint} place={magnify} />
);
