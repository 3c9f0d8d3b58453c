import type { Complex } from '#site/schema/complex.ts';
import { Illustration } from '#ui/pictures/illustration.tsx';
import { keepMeasures } from '#ui/style/measures.ts';
import { Reveal } from '#ui/pictures/reveal.tsx';
import styles from './special-design.module.css';

interface SpecialDesignProps {
  designs: Complex['specialDesign'];
  /** The honest line under the pictures. */
  notice: string;
}

/** 특화설계: pictures and words, alternating from left to right on wide screens. */
export function SpecialDesign({ designs, notice }: SpecialDesignProps) {
  return (
    <ol className={styles.list}>
      {designs.map(({ title, text, picture }) => (
        <li key={title} className={styles.design}>
          <Reveal>
            <Illustration
              picture={picture}
              notice={notice}
              sizes="(max-width: 900px) 100vw, 50vw"
              className={styles.picture}
            />
          </Reveal>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p>{keepMeasures(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
