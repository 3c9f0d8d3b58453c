import { create } from 'zustand';

interface MenuState {
  /** Whether the slide menu of the mobile header is open. */
  open: boolean;
}

export const useMenu = create<MenuState>(() => ({ open: false }));

export const toggleMenu = (): void => useMenu.setState(({ open }) => ({ open: !open }));
export const closeMenu = (): void => useMenu.setState({ open: false });
