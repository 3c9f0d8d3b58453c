/** The model house's pin, 22 pixels around its point: a house, where the development's is a plate. */
export const HousePin = ({ className }: { className?: string | undefined }) => (
  <path d="M0-11L11-2V10H3V3H-3V10H-11V-2Z" className={className} />
);
