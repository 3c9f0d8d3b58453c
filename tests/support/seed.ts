import * as fc from 'fast-check';
import { daySeed } from './day-seed.ts';

// Every property's.
fc.configureGlobal({ seed: daySeed });
