import { BROUGHT_TEXT } from '#text/editor/brought.ts';

/** Where one of an icon's files is seen, and how large there. */
const SIGHTS = [
  { key: 'tab', file: 'favicon.svg', width: 32, height: 32 },
  { key: 'touch', file: 'apple-touch-icon.png', width: 72, height: 72 },
  { key: 'mask', file: 'maskable-192.png', width: 72, height: 72 },
  { key: 'mono', file: 'monochrome-512.png', width: 72, height: 72 },
  { key: 'splash', file: '390x844@3.png', width: 62, height: 134 },
] as const;

/** An icon as a browser and phones show it. */
export function IconSights({ address }: { address: (file: string) => string }) {
  return (
    <ul className="icon-sights">
      {SIGHTS.map(({ key, file, width, height }) => (
        <li key={key} data-sight={key}>
          <img src={address(file)} alt="" width={width} height={height} />
          {BROUGHT_TEXT.sights[key]}
        </li>
      ))}
    </ul>
  );
}
