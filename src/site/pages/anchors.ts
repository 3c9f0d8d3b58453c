/** Id of the home page's screen that says how to come. */
export const DIRECTIONS_ANCHOR = 'directions';
