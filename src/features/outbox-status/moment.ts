/** Not a format made with the module: that would cost every page its time, and what shows it is seldom seen. */
export const moment = (time: number): string =>
  new Date(time).toLocaleString('ko-KR', {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
