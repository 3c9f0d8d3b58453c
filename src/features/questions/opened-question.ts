/** Opens the question that the address names, now and whenever that changes. @returns what ends it */
export function openedQuestion(): () => void {
  const open = () => {
    const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView({ block: 'start' });
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}
