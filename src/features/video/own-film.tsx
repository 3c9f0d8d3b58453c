import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { singleFilms } from 'virtual:films';
import { filmFiles } from '#site/film-files.ts';
import { FILM_TEXT } from '#text/controls/film.ts';
import type { Video } from '#site/schema/videos.ts';
import { Button } from '#ui/controls/button.tsx';
import { attempt } from '#browser/attempt.ts';
import { wantsStillness } from '#browser/media.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './video-player.module.css';

interface OwnFilmProps {
  video: Video;
  /** Under `films/`, without its ending. */
  file: string;
  autoplay: boolean;
}

/** Empty: where a film has no poster, Chromium lays grey over the picture below. */
const SEE_THROUGH = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Refused or impossible: the film waits for its button. */
function play(player: HTMLVideoElement | null): void {
  attempt(() => player?.play(), undefined)?.catch(() => {});
}

/** Starts a film by itself, where that may be. */
function useAutoplay(player: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  useEffect(() => {
    // Not the attribute: the film would compete with the page, and play for those who want no motion.
    if (isWanted && !wantsStillness()) play(player.current);
  }, [player, isWanted]);
}

/** Tries again what was missing as soon as there is a network. */
function useRetryOnline(isMissing: boolean, retry: () => void) {
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);
}

const MissingFilm = ({ onReload }: { onReload: () => void }) => (
  <p role="status" className={styles.missing}>
    {FILM_TEXT.missing}
    <Button look="on-picture" onClick={onReload}>
      {FILM_TEXT.reload}
    </Button>
  </p>
);

/**
 * The picture below stands until the film runs: unlike a poster it comes in the size and format that fit. The play button
 * is a link to the film, so that it opens before the scripts have come.
 */
export function OwnFilm({ video: { title, poster, smallPoster }, file, autoplay }: OwnFilmProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  useAutoplay(player, autoplay && !isMissing);
  useRetryOnline(isMissing, () => setMissing(false));
  const files = filmFiles(file, singleFilms.includes(file));
  const start = (event: MouseEvent) => {
    event.preventDefault();
    play(player.current);
    // The button goes, and with it the focus.
    player.current?.focus();
  };
  return (
    <div className={styles.player}>
      <Picture
        {...poster}
        portrait={smallPoster.name}
        portraitWhen="(max-width: 900px)"
        early
        sizes="(max-width: 900px) min(400px, 100vw), min(1300px, 100vw)"
        className={styles.poster}
      />
      {!hasStarted && !isMissing && (
        <a
          className={styles.play}
          href={`/films/${files.at(-1)?.file}`}
          aria-label={FILM_TEXT.play(title)}
          onClick={start}
        />
      )}
      {isMissing ? (
        <MissingFilm onReload={() => setMissing(false)} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films have no sound; the page describes them in text
        <video
          ref={player}
          className={styles.film}
          aria-label={title}
          poster={SEE_THROUGH}
          preload="none"
          muted
          playsInline
          controls={hasStarted}
          tabIndex={hasStarted ? undefined : -1}
          onPlaying={() => setStarted(true)}
          // Its last picture would look like any other: the button says that there is a film. A full screen has none.
          onEnded={() => setStarted(document.fullscreenElement !== null)}
        >
          {files.map(({ file: name, type, media }, index) => (
            <source
              key={name}
              src={`/films/${name}`}
              type={type}
              media={media}
              // Of those that the browser could play, the last one failed: there is no network, or no file.
              onError={index === files.length - 1 ? () => setMissing(true) : undefined}
            />
          ))}
        </video>
      )}
    </div>
  );
}
