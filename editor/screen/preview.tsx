import { useState } from 'react';
import { EDITOR_TEXT } from '#text/editor/words.ts';

const WIDTHS = ['phone', 'desktop'] as const;

/** The running site, as a visitor's phone or computer shows it. */
export function Preview({ address }: { address: string }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  return (
    <section className="preview" aria-label={EDITOR_TEXT.site} data-width={width}>
      <div className="widths" role="group" aria-label={EDITOR_TEXT.site}>
        {WIDTHS.map((name) => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {EDITOR_TEXT[name]}
          </button>
        ))}
      </div>
      <div className="window">
        <p aria-hidden>{EDITOR_TEXT.siteLoading}</p>
        <iframe title={EDITOR_TEXT.site} src={address} />
      </div>
    </section>
  );
}
