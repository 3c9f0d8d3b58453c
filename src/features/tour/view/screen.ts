import { attempt } from '#browser/attempt.ts';
import { lensOf, spreadOf } from './lens.ts';
import type { Look, Size } from './look.ts';

const CORNERS = 'attribute vec2 corner;varying vec2 at;void main(){at=corner;gl_Position=vec4(corner,0.,1.);}';

/**
 * For each pixel the ray that goes through it, turned by where the visitor looks, and the picture's colour there. x is to
 * the right, y up, z ahead; the picture is a sphere's, its middle at `middles` turns from the north.
 *
 * A window shows a part of the picture enlarged. So its pixels are joined by curves (Catmull-Rom, whose sixteen weights
 * five looks between pixels give, but for the corners), and what stands out of its surroundings stands out more: neither
 * further than they reach, or edges got halos, nor what hardly does, which is the picture's compression.
 */
const RAYS = `precision highp float;
varying vec2 at;
uniform vec2 spread,tilt,turn,middles,widths;
uniform float shift,fade;
uniform sampler2D now,before;
vec3 seen(sampler2D picture,vec3 ray,float middle,float width){
  vec2 size=vec2(width,.5*width);
  vec2 place=size*vec2(fract(atan(ray.x,ray.z)/6.2831853+.5-middle),.5-atan(ray.y,length(ray.xz))/3.1415927);
  vec2 f=fract(place-.5),own=place-f;
  vec2 first=f*(f*(1.-.5*f)-.5),last=f*f*(.5*f-.5),inner=1.-first-last;
  vec2 mid=(own+f*(f*(2.-1.5*f)+.5)/inner)/size,low=(own-1.)/size,high=(own+2.)/size;
  vec3 m=texture2D(picture,mid).rgb;
  vec3 a=texture2D(picture,vec2(low.x,mid.y)).rgb,b=texture2D(picture,vec2(high.x,mid.y)).rgb;
  vec3 c=texture2D(picture,vec2(mid.x,low.y)).rgb,d=texture2D(picture,vec2(mid.x,high.y)).rgb;
  vec4 w=vec4(first.x,last.x,first.y,last.y)*inner.yyxx;
  float weight=inner.x*inner.y;
  vec3 curve=(m*weight+a*w.x+b*w.y+c*w.z+d*w.w)/(weight+w.x+w.y+w.z+w.w);
  vec2 o=1.5/size;place/=size;
  vec3 e=texture2D(picture,place+o).rgb,g=texture2D(picture,place-o).rgb;o.x=-o.x;
  vec3 h=texture2D(picture,place+o).rgb,i=texture2D(picture,place-o).rgb;
  vec3 detail=curve-.25*(e+g+h+i);
  vec3 least=min(min(min(m,a),min(b,c)),min(min(d,e),min(g,min(h,i))));
  vec3 most=max(max(max(m,a),max(b,c)),max(max(d,e),max(g,max(h,i))));
  float strong=smoothstep(0.,.02,dot(abs(detail),vec3(.3333)));
  return clamp(curve+0.4*strong*detail,least,most);
}
void main(){
  vec3 ray=normalize(vec3(at*spread+vec2(0.,shift),1.));
  ray.yz=vec2(ray.y*tilt.x+ray.z*tilt.y,ray.z*tilt.x-ray.y*tilt.y);
  ray.xz=vec2(ray.x*turn.x+ray.z*turn.y,ray.z*turn.x-ray.x*turn.y);
  vec3 colour=seen(now,ray,middles.x,widths.x);
  if(fade<1.)colour=mix(seen(before,ray,middles.y,widths.y),colour,fade);
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

/** The first of them can join a picture's left and right edge. */
type Graphics = WebGL2RenderingContext | WebGLRenderingContext;

function compile(gl: Graphics): WebGLProgram | null {
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
function coverCanvas(gl: Graphics, program: WebGLProgram): void {
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

/** A texture of any size, on the unit that is active. Where the graphics can, its left and right edges are one. */
function fill(gl: Graphics, picture: TexImageSource): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, 'drawBuffers' in gl ? gl.REPEAT : gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  return texture;
}

/** Null: this browser, or its graphics chip, cannot. */
export function openScreen(canvas: HTMLCanvasElement): Screen | null {
  const plain: WebGLContextAttributes = { alpha: false, antialias: false, depth: false };
  const gl = attempt<Graphics | null>(() => canvas.getContext('webgl2', plain) ?? canvas.getContext('webgl', plain));
  const program = gl && compile(gl);
  if (!gl || !program) return null;
  coverCanvas(gl, program);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [spread, tilt, turn, middles, widths] = ['spread', 'tilt', 'turn', 'middles', 'widths'].map(uniform);
  const [shifting, fading] = ['shift', 'fade'].map(uniform);
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
      const lens = lensOf(look, size);
      const [up, around] = [lens.tilt * RADIANS, look.yaw * RADIANS];
      gl.uniform2f(spread ?? null, ...spreadOf(look, size));
      gl.uniform1f(shifting ?? null, lens.shift);
      gl.uniform2f(tilt ?? null, Math.cos(up), Math.sin(up));
      gl.uniform2f(turn ?? null, Math.cos(around), Math.sin(around));
      gl.uniform2f(middles ?? null, shown.middle / 360, (last ?? shown).middle / 360);
      gl.uniform2f(widths ?? null, shown.width, (last ?? shown).width);
      gl.uniform1f(fading ?? null, last ? fade : 1);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}
