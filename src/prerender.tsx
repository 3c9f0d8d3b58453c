export { renderer } from '#app/render-static.tsx';
