export { renderer } from '#app/boot/render-static.tsx';
