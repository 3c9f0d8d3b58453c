/**
 * Which unit lies at which corner of each tower that has four homes on a storey.
 * @param {import('#site/schema/complex.ts').Complex | null} complex
 * @returns {Record<string, Record<string, string>>} tower, by its number → corner, 'south-west' and so on → unit
 */
export function homesOfTowers(complex) {
  return Object.fromEntries(
    (complex?.towers ?? []).map(({ name, lines }) => {
      const grounds = complex?.layout.buildings.find((building) => building.name === name)?.grounds ?? [];
      const corners = lines.flatMap(({ unit }, index) => {
        const ground = grounds[index];
        if (!ground || grounds.length !== 4) return [];
        const [left, upper, width, height] = ground;
        // Down on the picture is south.
        const corner = `${upper + height / 2 > 0 ? 'south' : 'north'}-${left + width / 2 > 0 ? 'east' : 'west'}`;
        return [/** @type {const} */ ([corner, unit])];
      });
      return [name.replace(/\D+$/, ''), Object.fromEntries(corners)];
    }),
  );
}
