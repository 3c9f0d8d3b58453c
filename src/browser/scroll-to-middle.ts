/** Scrolls a row that is wider than its box, so that one of its items stands in the middle. The row must be positioned. */
export function scrollToMiddle(row: HTMLElement | null, item: HTMLElement | null | undefined): void {
  if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
