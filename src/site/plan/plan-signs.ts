/** A sign of a drawing, or what stands for one, in words: crossed squares, or where north is for homes that it shows. */
export interface PlanSign {
  kind: 'hatch' | 'north-up' | 'north-right' | 'north-down' | 'north-left' | 'none';
  words: string;
}
