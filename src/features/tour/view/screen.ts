import { attempt } from '#browser/attempt.ts';
import { spreadOf, type Look, type Size } from './look.ts';

const CORNERS = 'attribute vec2 corner;varying vec2 at;void main(){at=corner;gl_Position=vec4(corner,0.,1.);}';

/**
 * For each pixel the ray that goes through it, turned by where the visitor looks, and the picture's colour there. x is to
 * the right, y up, z ahead; the picture is a sphere's, its middle at `middles` turns from the north.
 *
 * A window shows a part of the picture enlarged: edges are drawn sharper than between two pixels they would be, but never
 * brighter or darker than what is beside them, so that they get no halo. `pixels` are one pixel's shares of the width.
 */
const RAYS = `precision highp float;
varying vec2 at;
uniform vec2 spread,tilt,turn,middles,pixels;
uniform float fade;
uniform sampler2D now,before;
vec3 seen(sampler2D picture,vec3 ray,float middle,float pixel){
  vec2 place=vec2(fract(atan(ray.x,ray.z)/6.2831853+.5-middle),.5-atan(ray.y,length(ray.xz))/3.1415927);
  vec2 side=vec2(pixel,0.),above=vec2(0.,2.*pixel);
  vec3 own=texture2D(picture,place).rgb;
  vec3 a=texture2D(picture,place-side).rgb,b=texture2D(picture,place+side).rgb;
  vec3 c=texture2D(picture,place-above).rgb,d=texture2D(picture,place+above).rgb;
  return clamp(own+.5*(own-.25*(a+b+c+d)),min(own,min(min(a,b),min(c,d))),max(own,max(max(a,b),max(c,d))));
}
void main(){
  vec3 ray=normalize(vec3(at*spread,1.));
  ray.yz=vec2(ray.y*tilt.x+ray.z*tilt.y,ray.z*tilt.x-ray.y*tilt.y);
  ray.xz=vec2(ray.x*turn.x+ray.z*turn.y,ray.z*turn.x-ray.x*turn.y);
  vec3 colour=seen(now,ray,middles.x,pixels.x);
  if(fade<1.)colour=mix(seen(before,ray,middles.y,pixels.y),colour,fade);
  gl_FragColor=vec4(colour,1.);
}`;

const RADIANS = Math.PI / 180;

/** A panorama that is decoded, and which way its middle looks, in degrees from north to the east. */
export interface Panorama {
  picture: ImageBitmap | HTMLImageElement;
  middle: number;
}

/** Draws panoramas as they are seen from their middle. */
export interface Screen {
  /** The widest picture that the graphics chip takes, in pixels. */
  widest: number;
  /** From now on this one is seen, and the one before while it fades. */
  show: (panorama: Panorama) => void;
  /** @param fade how much of the newest panorama is seen, 0 to 1 @param density device pixels for a CSS pixel */
  draw: (look: Look, size: Size, options: { fade: number; density: number }) => void;
}

function compile(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  if (!program) return null;
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, RAYS],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}

/** Two triangles over the whole canvas. */
function coverCanvas(gl: WebGLRenderingContext, program: WebGLProgram): void {
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

interface Filled {
  texture: WebGLTexture;
  /** Pixels. */
  width: number;
  middle: number;
}

/** A texture of any size, on the unit that is active. */
function fill(gl: WebGLRenderingContext, picture: TexImageSource): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, way, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  return texture;
}

/** Null: this browser, or its graphics chip, cannot. */
export function openScreen(canvas: HTMLCanvasElement): Screen | null {
  const gl = attempt(() => canvas.getContext('webgl', { alpha: false, antialias: false, depth: false }));
  const program = gl && compile(gl);
  if (!gl || !program) return null;
  coverCanvas(gl, program);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [spread, tilt, turn, middles, pixels, fading] = ['spread', 'tilt', 'turn', 'middles', 'pixels', 'fade'].map(
    uniform,
  );
  gl.uniform1i(uniform('now') ?? null, 0);
  gl.uniform1i(uniform('before') ?? null, 1);
  let shown: Filled | null = null;
  let last: Filled | null = null;
  return {
    widest: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    show: ({ picture, middle }) => {
      if (last && last !== shown) gl.deleteTexture(last.texture);
      last = shown;
      gl.activeTexture(gl.TEXTURE0);
      shown = { texture: fill(gl, picture), width: picture.width, middle };
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, (last ?? shown).texture);
    },
    draw: (look, size, { fade, density }) => {
      if (!shown) return;
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      const [up, around] = [look.pitch * RADIANS, look.yaw * RADIANS];
      gl.uniform2f(spread ?? null, ...spreadOf(look, size));
      gl.uniform2f(tilt ?? null, Math.cos(up), Math.sin(up));
      gl.uniform2f(turn ?? null, Math.cos(around), Math.sin(around));
      gl.uniform2f(middles ?? null, shown.middle / 360, (last ?? shown).middle / 360);
      gl.uniform2f(pixels ?? null, 1 / shown.width, 1 / (last ?? shown).width);
      gl.uniform1f(fading ?? null, last ? fade : 1);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}
