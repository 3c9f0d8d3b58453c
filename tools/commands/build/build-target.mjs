/** The oldest browsers that run the site's scripts; older ones get the whole HTML without them. */
export const BUILD_TARGET = ['chrome100', 'safari15.4'];
