import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { slotWords } from '#features/visits/slot-words.ts';
import { PASS_STATE_TEXT, PASS_TEXT } from '#text/visits/pass.ts';
import { keptPasses, type KeptPass } from './kept-passes.ts';
import { passPath } from './pass-path.ts';
import styles from './visit-pass.module.css';

interface MyPassesProps {
  /** Slug of the development. */
  site: string;
  /** A pass that is shown already. */
  except?: string;
  /** Of its heading. */
  level?: 2 | 3;
}

/** 내 방문권: the passes that this device keeps, for coming back to them; nothing where there are none. */
export function MyPasses({ site, except, level = 2 }: MyPassesProps) {
  const [passes, setPasses] = useState<readonly KeptPass[]>([]);
  useEffect(() => {
    let isWanted = true;
    void keptPasses(site).then((kept) => isWanted && setPasses(kept));
    return () => {
      isWanted = false;
    };
  }, [site]);
  const others = passes.filter(({ token }) => token !== except);
  if (others.length === 0) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <nav aria-label={PASS_TEXT.mine}>
      <Title>{PASS_TEXT.mine}</Title>
      <ul className={styles.list}>
        {others.map(({ token, slot, state }) => (
          <li key={token}>
            <Link to={passPath(site, token)}>
              {slotWords(slot)} <span>{PASS_STATE_TEXT[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
