import { create } from 'zustand';

/** Whether 평 stand beside ㎡: asked for once, it holds for every plan of the visit. */
export const usePyeong = create<{ isShown: boolean }>(() => ({ isShown: false }));

export const showPyeongToo = (isShown: boolean): void => usePyeong.setState({ isShown });
