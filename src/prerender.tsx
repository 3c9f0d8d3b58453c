export { articleTarget, notFound, render, targets } from '#app/boot/render-static.tsx';
