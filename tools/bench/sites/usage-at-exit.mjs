// Loaded before a program (node --import): writes the most memory that it took, in kB, and the seconds that it computed,
// where USAGE_FILE says.
import fs from 'node:fs';
import process from 'node:process';

const file = process.env['USAGE_FILE'];
if (file)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    fs.appendFileSync(file, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1e6}\n`);
  });
