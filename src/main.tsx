import { start } from '#app/boot/start.tsx';

void start();
