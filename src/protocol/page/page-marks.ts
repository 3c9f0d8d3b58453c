/*
 * Attributes by which the page as it was sent, the early script, React's code and the build find each other. Styles and
 * index.html write them out; tests/architecture/page-marks.test.ts keeps them in step.
 */

/** Of `<html>`: the page's scripts, the entry first, with spaces between. */
export const SCRIPTS = 'data-scripts';
/** Of `<html>`: where each form is sent, as JSON. */
export const ENDPOINTS = 'data-forms';
/** Of `<html>`: where leads go besides, as JSON; absent where there is no office. */
export const OFFICE_AT = 'data-office';
/** Of `<html>`: the address that the document was prerendered for; ending in `*`, any below it. */
export const HYDRATES_AT = 'data-hydrates-at';
/** Of `<html>`: every part of the page is laid out. */
export const LAID_OUT = 'data-laid-out';
/** Of `<html>`: the page's stylesheets have not come; only its first screen can be shown. */
export const UNSTYLED = 'data-unstyled';
/** Of the parts of the main content whose styles stand in the document. */
export const FIRST_SCREEN = 'data-first-screen';
/** Of what stands below the first screen and is laid out later. */
export const BELOW_FOLD = 'data-below-fold';

/** What a tap does, until the page's own scripts have come: the name of a popup, or of something that needs them. */
export const ACTION = 'data-action';
/** Of what was tapped and is heard: it will be carried out. */
export const BUSY = 'aria-busy';
/** Of a dialog: its popup's name. */
export const POPUP = 'data-popup';

/** Of a lead form: its key. */
export const FORM = 'data-form';
/** Of the place of a form's result: the form's key. */
export const RESULT_OF = 'data-result-of';
/** Of a result: it stands instead of its form. */
export const REPLACES = 'data-replaces';
/** Of a result: how it ended. */
export const TONE = 'data-tone';
/** Of the place of a field's error: the field's name. */
export const ERROR_OF = 'data-error-of';
/** Of a part that is hidden while it has no words. */
export const PART = 'data-part';
/** Inside such a part: where the words stand, if they are not all of it. */
export const WORDS = 'data-words';

/** One of these as a property of an element. */
export const mark = (name: `data-${string}`, value: string | undefined = ''): Record<string, string | undefined> => ({
  [name]: value,
});
