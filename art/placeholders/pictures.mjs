// What is drawn for the default development, and in which sizes it is delivered.
import { banners } from './banner-pictures.mjs';
import { detailPictures } from './detail-pictures.mjs';
import { largePictures } from './large-pictures.mjs';

/** @type {import('./render.mjs').Picture[]} */
export const pictures = [...largePictures, ...banners, ...detailPictures];
