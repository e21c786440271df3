import { PANELS } from '#src/three/render/scene.ts'

/**
 * One small shader for all parts. Reflections are traced analytically: the mirrored ray meets the panels of light and
 * the floor at their real distance, so highlights are crisp at any size, move rightly along the body and need no
 * texture. Lengths in metres.
 */
const HEAD = `#version 300 es
precision highp float;
`

/** Light from all around a point. `footprint`: half the car's length and width; `wheels`: both axles and the track. */
const ENVIRONMENT = `
uniform vec3 centres[${PANELS}], us[${PANELS}], vs[${PANELS}];
uniform vec4 panels[${PANELS}];
uniform vec3 sky, wall, ground;
uniform vec2 footprint;
uniform vec3 wheels, thrown;
uniform float mirrored;
float box(vec2 q, vec2 size, float soft) {
  vec2 f = 1. / ((1. + exp(-(size + q) / soft * 2.4)) * (1. + exp(-(size - q) / soft * 2.4)));
  return f.x * f.y;
}
float shadow(vec2 q) {
  float tyres = 0.;
  for (int i = 0; i < 4; i++) {
    vec2 c = vec2(i < 2 ? wheels.x : wheels.y, (i & 1) == 0 ? wheels.z : -wheels.z);
    tyres += box(q - c, vec2(.17, .13), .075);
  }
  float near = .5 * box(q - thrown.xy * .4, footprint * vec2(.93, .86), .17);
  return clamp(near + .36 * box(q - thrown.xy, footprint * vec2(.9, .8), .46 * thrown.z) + .5 * tyres, 0., .95);
}
vec3 warm(float w) { return mix(vec3(1.), vec3(1., .93, .84), w); }
vec3 seen(vec3 p, vec3 r, float rough) {
  vec3 below = ground * .3;
  if (r.y < 0.) {
    vec2 q = p.xz + r.xz * min(p.y / max(-r.y, .02), 14.);
    float d = length(q * vec2(.62, 1.));
    below = ground * (1. - shadow(q)) * mix(.3, 1., exp(-d * d * .05) * smoothstep(0., .12, -r.y));
  }
  vec3 c = mix(below, mix(wall, sky, smoothstep(0., .85, r.y)), smoothstep(-.06 - rough, .14 + rough, r.y));
  for (int i = 0; i < ${PANELS}; i++) {
    vec3 u = us[i], v = vs[i];
    float lu = length(u), lv = length(v);
    vec3 n = cross(u, v) / (lu * lv);
    float facing = dot(r, n);
    if (abs(facing) < 1e-4) continue;
    float t = dot(centres[i] - p, n) / facing;
    if (t <= 0.) continue;
    vec3 q = p + r * t - centres[i];
    float s = panels[i].y + rough * t * .9;
    float a = dot(q, u) / lu, b = dot(q, v) / lv;
    float e = (1. - smoothstep(-s, s, abs(a) - lu)) * (1. - smoothstep(-s, s, abs(b) - lv));
    e *= 1. - panels[i].w * (.5 - .5 * clamp(b / lv, -1., 1.));
    c += panels[i].x * warm(panels[i].z) * e / (1. + rough * t * .54 / (lv + panels[i].y));
  }
  return c;
}
vec3 gathered(vec3 p, vec3 n) {
  float shade = 1. - .55 * shadow(p.xz + n.xz * .25) * smoothstep(.75, .05, p.y);
  vec3 c = mix(ground * (n.y < 0. ? mix(1., .25, -n.y) : 1.) * shade * .62, sky, n.y * .5 + .5) * .9;
  for (int i = 0; i < ${PANELS}; i++) {
    float area = 4. * length(us[i]) * length(vs[i]);
    vec3 l = centres[i] - p;
    float d2 = dot(l, l);
    l *= inversesqrt(d2);
    float facing = abs(dot(l, normalize(cross(us[i], vs[i]))));
    c += panels[i].x * warm(panels[i].z) * clamp((dot(n, l) + .25) / 1.25, 0., 1.) * facing * area / (3.14159 * d2 + area * .6);
  }
  return c;
}
// The lights stand on the camera's side; from front and rear both halves are lit alike.
const vec3 OTHER = vec3(1., 1., -1.);
vec3 reflected(vec3 p, vec3 r, float rough) {
  if (mirrored <= 0.) return seen(p, r, rough);
  vec3 other = seen(p * OTHER, r * OTHER, rough);
  return mirrored >= 1. ? other : mix(seen(p, r, rough), other, mirrored);
}
vec3 ambient(vec3 p, vec3 n) {
  if (mirrored <= 0.) return gathered(p, n);
  vec3 other = gathered(p * OTHER, n * OTHER);
  return mirrored >= 1. ? other : mix(gathered(p, n), other, mirrored);
}
float noise(vec2 p) { return (fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - .5) / 255.; }
`

const bodyVertex = `${HEAD}
uniform mat4 model, view, projection;
in vec3 position;
in vec3 normal;
out vec3 at;
out vec3 facing;
void main() {
  vec4 p = model * vec4(position, 1.);
  at = p.xyz;
  facing = normal;
  gl_Position = projection * view * p;
}`

const bodyFragment = `${HEAD}${ENVIRONMENT}
in vec3 at;
in vec3 facing;
out vec4 colour;
uniform vec3 eye, base, glow, sunlight, towardsSun;
uniform vec4 material;
uniform float pearl, sunk, exposure;
vec3 film(vec3 x) {
  x = max(x, 0.);
  return pow(clamp(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0., 1.), vec3(1. / 2.2));
}
void main() {
  vec3 n = normalize(facing), v = normalize(eye - at);
  if (dot(n, v) < 0.) n = normalize(n - v * dot(n, v) * 1.02);
  float away = 1. - clamp(dot(n, v), 0., 1.), edge = pow(away, 5.);
  vec3 r = reflect(-v, n);
  float metal = material.x, rough = material.y;
  vec3 c = base * (ambient(at, n) + sunlight * max(dot(n, towardsSun), 0.)) * material.w;
  if (metal > 0.) c += metal * mix(base, vec3(1.), edge * .6) * reflected(at, r, rough);
  c += material.z * (.04 + .6 * edge) * reflected(at, r, metal > 0. ? .012 : rough * rough);
  if (pearl > 0.) c *= mix(vec3(1.), mix(vec3(1.04, 1., .95), vec3(.93, .97, 1.06), away), pearl);
  // Wells and underside do not see the lights.
  c *= 1. - .6 * smoothstep(.02, -.3, n.y) * smoothstep(.36, .1, at.y);
  // The arch shades the upper half of its wheel.
  c *= 1. - sunk * smoothstep(.3, .68, at.y);
  colour = vec4(film((c + glow) * exposure) + noise(gl_FragCoord.xy), 1.);
}`

const floorVertex = `${HEAD}
uniform mat4 view, projection;
in vec3 position;
out vec3 at;
void main() {
  at = position;
  gl_Position = projection * view * vec4(position, 1.);
}`

/** The car's shadow over whatever the page shows behind. */
const floorFragment = `${HEAD}${ENVIRONMENT}
in vec3 at;
out vec4 colour;
uniform vec4 tint;
void main() {
  float a = 1. - pow(1. - shadow(at.xz), 1.25) + noise(gl_FragCoord.xy);
  colour = vec4(tint.rgb * a * tint.a, a * .86);
}`

/** Ribbons around the lamps that open upwards on the screen. */
const glowVertex = `${HEAD}
uniform mat4 model, view, projection;
in vec3 position;
in vec3 tangent;
in vec2 side;
out vec2 across;
void main() {
  vec3 t = (view * model * vec4(tangent, 0.)).xyz;
  across = side * vec2(1., length(t.xy) / length(t));
  vec4 p = view * model * vec4(position, 1.);
  p.xyz -= normalize(p.xyz) * .1;
  p.y += side.x * .12;
  gl_Position = projection * p;
}`

const glowFragment = `${HEAD}
in vec2 across;
out vec4 colour;
uniform vec3 light;
void main() {
  colour = vec4(light * exp(-across.x * across.x * 7.) * (1. - abs(across.x)) * across.y, 0.);
}`

export const shaders = {
  body: [bodyVertex, bodyFragment],
  floor: [floorVertex, floorFragment],
  glow: [glowVertex, glowFragment],
} as const
