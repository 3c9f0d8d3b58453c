/** Hands an element numbers that no stylesheet knows, each as a property of that name: styles in the markup are forbidden. */
export const placed = (properties: Readonly<Record<string, string | number>>) => (element: HTMLElement | null) => {
  for (const [name, value] of Object.entries(properties)) element?.style.setProperty(`--${name}`, String(value));
};
