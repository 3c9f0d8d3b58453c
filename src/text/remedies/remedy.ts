/** What a check asks for, as its sentence is known, and the same in Korean; `$1` is what its first bracket found. */
export type Remedy = readonly [asked: RegExp, said: string];
