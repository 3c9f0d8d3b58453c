export { articleTarget, notFound, render, targets } from '#app/render-static.tsx';
