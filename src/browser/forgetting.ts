/** Told to the window of a shared tablet when its visitor has gone: whoever keeps something of theirs lets go of it. */
export const FORGET_EVENT = 'modelhouse:forget';
