import { filmOf, type BroughtKind, type NewFile, type SavedFile } from '#editor/model/brought/brought-file.ts';
import { filmUses } from '#editor/model/brought/place-of.ts';
import { at } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { fileAddress } from '#editor/state/server.ts';
import { BROUGHT_TEXT } from '#text/editor/brought.ts';
import { IconSights } from './icon-sights.tsx';

const size = ({ bytes }: { bytes: number }): string => BROUGHT_TEXT.size(bytes);

/** Above it a notice is not kept for offline reading, as `tools/worker/offline-files.ts` has it. */
const KEPT_BYTES = 400_000;

/** On the ground that the header has. */
function LogoSight({ address }: { address: string }) {
  const { trees } = useEditorForm();
  return (
    <ul className="icon-sights">
      <li data-ground={at(trees['theme'], ['header']) === 'dark' ? 'dark' : 'paper'}>
        <span>
          <img src={address} alt="" height={32} />
        </span>
        {BROUGHT_TEXT.sights.header}
      </li>
    </ul>
  );
}

function NoticeSight({ address, words, bytes }: { address: string; words: string; bytes: number }) {
  return (
    <>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {words}
        </a>
      </p>
      {bytes > KEPT_BYTES && <p className="hint">{BROUGHT_TEXT.heavyNotice}</p>}
    </>
  );
}

// oxlint-disable-next-line jsx-a11y/media-has-caption -- films have no sound; a field beside describes them in text
const FilmSight = ({ address }: { address: string }) => <video className="film-sight" src={address} controls muted />;

/** A file that was dropped in and is not saved. */
export function NewSight({ what, file }: { what: BroughtKind; file: NewFile }) {
  const address = (part: string) => fileAddress(what, file.brought, part);
  return (
    <>
      {what === 'icon' && <IconSights address={address} />}
      {what === 'logo' && <LogoSight address={address('logo.svg')} />}
      {what === 'notice' && (
        <NoticeSight address={address('announcement.pdf')} words={BROUGHT_TEXT.openNew} bytes={file.bytes} />
      )}
      {what === 'film' && <FilmSight address={address('film.mp4')} />}
      <p className="hint">{what === 'icon' ? BROUGHT_TEXT.newIcon : BROUGHT_TEXT.isNew(size(file))}</p>
      {what === 'film' && <p className="reminder">{BROUGHT_TEXT.checkPoster}</p>}
    </>
  );
}

interface SavedSightProps {
  what: BroughtKind;
  /** What the editor calls it. */
  named: string;
  file: SavedFile;
}

/** A file that is there, as the site beside serves it. */
export function SavedSight({ what, named, file }: SavedSightProps) {
  const { trees } = useEditorForm();
  // Its name stays, what stands in it does not.
  const fresh = (address: string) => `${address}?${file.hash.slice(0, 8)}`;
  const film = filmOf(named);
  const uses = film === null ? 0 : filmUses(trees, film).length;
  return (
    <>
      {what === 'icon' && <IconSights address={(part) => fresh(part.includes('@') ? `/splash/${part}` : `/${part}`)} />}
      {what === 'logo' && <LogoSight address={fresh('/logo.svg')} />}
      {what === 'notice' && (
        <NoticeSight address={fresh('/announcement.pdf')} words={BROUGHT_TEXT.open} bytes={file.bytes} />
      )}
      {film !== null && <FilmSight address={fresh(`/films/${film}.mp4`)} />}
      {file.standIn ? (
        <p className="reminder">{BROUGHT_TEXT.standIn}</p>
      ) : (
        <p className="hint">{what === 'icon' ? BROUGHT_TEXT.savedIcon : BROUGHT_TEXT.saved(size(file))}</p>
      )}
      {uses > 1 && <p className="hint">{BROUGHT_TEXT.shared(uses)}</p>}
    </>
  );
}
