// The room rectangles of the plan that pictures show: name, x, y,
// width, depth in millimetres. y 0 is the southern outer wall.

/** @typedef {{ name: string, x: number, y: number, w: number, h: number }} Rectangle */

/** @param {string} text `name:x,y,w,h` separated by blanks @returns {Rectangle[]} */
function rooms(text) {
  return text.split(' ').map((entry) => {
    const [name = '', numbers = ''] = entry.split(':');
    const [x = 0, y = 0, w = 0, h = 0] = numbers.split(',').map(Number);
    return { name, x, y, w, h };
  });
}

export const unitRooms = {
  '84a': rooms(
    '침실1:0,0,3600,3100 드레스룸:0,3100,1900,2400 욕실2:1900,3100,1700,2400 거실:3600,0,4500,3500 주방/식당:3600,3500,4500,2900 침실2:8100,0,3000,2400 침실3:11100,0,3000,2400 복도:8100,2400,6000,1150 팬트리:8100,3550,2000,2500 욕실1:10100,3550,1700,2500 현관창고:11800,3550,800,2500 현관:12600,3550,1500,2500',
  ),
};
