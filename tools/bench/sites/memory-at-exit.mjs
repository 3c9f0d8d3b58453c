// Loaded before a program (node --import): writes the most memory that it took, in kB, where MEMORY_FILE says.
import fs from 'node:fs';
import process from 'node:process';

const file = process.env['MEMORY_FILE'];
if (file) process.on('exit', () => fs.appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
