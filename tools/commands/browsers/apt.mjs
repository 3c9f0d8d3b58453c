import fs from 'node:fs';
import { run } from '#tools/commands/run.mjs';

const ENVIRONMENT = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** Whether Debian's packages can be installed without asking anybody. */
export const isDebianRoot = () =>
  process.getuid?.() === 0 && fs.existsSync('/etc/debian_version') && fs.existsSync('/usr/bin/apt-get');

/** Reads what packages there are. @returns {Promise<boolean>} whether it worked */
export const updatePackages = async () =>
  (await run('apt-get', ['update'], { ...ENVIRONMENT, timeout: 120_000 })) === 0;

/** @param {...string} names @returns {Promise<boolean>} whether all of them are installed */
export const installPackages = async (...names) =>
  (await run('apt-get', ['install', '-y', ...names], { ...ENVIRONMENT, timeout: 300_000 })) === 0;
