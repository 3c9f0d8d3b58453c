/** A handset. */
export const PhoneIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M6.5 3.5l3 .5 1 4.2-2 1.6a11 11 0 005.7 5.7l1.6-2 4.2 1 .5 3a2 2 0 01-2 2.4A15.5 15.5 0 014.1 5.5a2 2 0 012.4-2z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
  </svg>
);
