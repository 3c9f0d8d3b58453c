import type { SyntheticEvent } from 'react';

const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => delete currentTarget.dataset['coming'];

/** Of a drawing whose words wait for it: over bare ground they would read as a broken map. Without scripts they stand. */
export const untilDrawn = {
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete === false) image.dataset['coming'] = '';
  },
  onLoad: show,
  onError: show,
};
