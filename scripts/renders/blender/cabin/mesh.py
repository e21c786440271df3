"""Meshes from functions of two parameters, tubes along curves, rows of stitches. Everything lands in the scene."""

import bpy
import numpy as np

from curves import even

# Share of the full number of points: a preview of 480 pixels needs a third of what a finished picture has.
detail = {'share': 1.0}


def set_detail(pixels):
    detail['share'] = float(np.clip(pixels / 1600, 0.35, 1.25))


def counted(n):
    """Points along a smooth direction, by the size of the picture."""
    return max(4, int(round(n * detail['share']))) if n > 12 else int(n)


def add_mesh(name, points, quads, material, uv=None, smooth=True):
    """One object of `points` (n, 3) and `quads` (m, 4); `uv` (n, 2) in metres for woven and perforated materials."""
    me = bpy.data.meshes.new(name)
    points = np.ascontiguousarray(points, np.float32)
    quads = np.ascontiguousarray(quads, np.int32)
    me.vertices.add(len(points))
    me.vertices.foreach_set('co', points.ravel())
    me.loops.add(quads.size)
    me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(quads), smooth))
    if uv is not None:
        layer = me.uv_layers.new(name='metres')
        layer.data.foreach_set('uv', np.ascontiguousarray(uv, np.float32)[quads.ravel()].ravel())
    me.update(calc_edges=True)
    me.validate()
    me.materials.append(material)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def grid_quads(nu, nv, closed_u=False, closed_v=False):
    """Faces of nv rows of nu points each."""
    cu, cv = (nu if closed_u else nu - 1), (nv if closed_v else nv - 1)
    j, i = np.meshgrid(np.arange(cv), np.arange(cu), indexing='ij')
    i2, j2 = (i + 1) % nu, (j + 1) % nv
    return np.stack([j * nu + i, j * nu + i2, j2 * nu + i2, j2 * nu + i], -1).reshape(-1, 4)


def sheet(name, f, nu, nv, material, u=(0, 1), v=(0, 1), uv=None, closed_u=False, closed_v=False):
    """Surface of f(u, v) -> points; `uv` gives texture coordinates from the same parameters, else they are u, v."""
    us = np.linspace(*u, counted(nu), endpoint=not closed_u)
    vs = np.linspace(*v, counted(nv), endpoint=not closed_v)
    uu, vv = np.meshgrid(us, vs)
    p = np.stack(np.broadcast_arrays(*f(uu, vv)), -1)
    tex = np.stack(np.broadcast_arrays(*(uv(uu, vv) if uv else (uu, vv))), -1)
    return add_mesh(name, p.reshape(-1, 3), grid_quads(len(us), len(vs), closed_u, closed_v), material, tex.reshape(-1, 2))


def loft(name, rows, material, closed=False, uv_scale=1.0):
    """Surface through rows of points (k, n, 3): each row is one section."""
    rows = np.asarray(rows, float)
    k, n = rows.shape[:2]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows[:, n // 2], axis=0), axis=1))]
    across = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows[k // 2], axis=0), axis=1))]
    uv = np.stack(np.meshgrid(across, along), -1).reshape(-1, 2) * uv_scale
    return add_mesh(name, rows.reshape(-1, 3), grid_quads(n, k, closed), material, uv)


def frames(path, closed=False):
    """Tangent and two normals at every point of a path, turned as little as possible from one point to the next."""
    p = np.asarray(path, float)
    t = (np.roll(p, -1, 0) - np.roll(p, 1, 0)) if closed else np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    a = np.empty_like(p)
    first = np.cross(t[0], (0, 0, 1))
    if np.linalg.norm(first) < 1e-3:
        first = np.cross(t[0], (0, 1, 0))
    a[0] = first / np.linalg.norm(first)
    for k in range(1, len(p)):
        v = a[k - 1] - t[k] * np.dot(a[k - 1], t[k])
        a[k] = v / (np.linalg.norm(v) + 1e-12)
    return t, a, np.cross(t, a)


def tube(name, path, radius, material, sides=12, closed=False, flat=1.0):
    """Round bar along a path; `flat` squeezes it across its second normal, `radius` may change along the path."""
    t, a, b = frames(path, closed)
    r = np.broadcast_to(np.asarray(radius, float), len(path))
    ang = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = np.cos(ang)[None, :, None] * a[:, None] + flat * np.sin(ang)[None, :, None] * b[:, None]
    p = np.asarray(path)[:, None] + ring * r[:, None, None]
    uv = np.zeros((len(path) * sides, 2))
    return add_mesh(name, p.reshape(-1, 3), grid_quads(sides, len(path), True, closed), material, uv)


def ribbon(name, path, side, width, thickness, material):
    """Flat band along a path, `side` (n, 3) its direction across: belts, strips, thin trims."""
    path, side = np.asarray(path, float), np.broadcast_to(np.asarray(side, float), np.shape(path))
    side = side / np.linalg.norm(side, axis=1, keepdims=True)
    t = np.gradient(path, axis=0)
    out = np.cross(t, side)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-12
    w = np.broadcast_to(np.asarray(width, float), len(path))[:, None] / 2
    h = thickness / 2
    # Corners are doubled near the edge, so that it catches a fine light.
    cs = [(-1, -1), (-0.96, 1), (0.96, 1), (1, -1), (0.96, -1), (-0.96, -1)]
    rows = np.stack([path + side * w * c + out * h * d for c, d in cs], 1)
    ob = loft(name, rows, material, closed=True)
    auto_smooth(ob, 40)
    return ob


def auto_smooth(ob, degrees=35):
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = np.radians(degrees)


def box(name, centre, size, material, radius=0.004, segments=4, rotation=(0, 0, 0)):
    """Box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre, rotation=rotation)
    ob = bpy.context.object
    ob.name = name
    ob.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = ob.modifiers.new('edge', 'BEVEL')
    bevel.width = min(radius, min(size) / 2.05)
    bevel.segments = segments
    ob.data.materials.append(material)
    for face in ob.data.polygons:
        face.use_smooth = True
    auto_smooth(ob)
    return ob


def disc_solid(name, centre, radius, height, material, axis=(0, 0, 1), edge=0.002, sides=96):
    """Low cylinder with a rounded upper edge, closed above: dials, buttons, speaker rings."""
    import mathutils

    ang = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    q = np.linspace(0, np.pi / 2, 6)
    profile = [(radius, 0.0), *((radius - edge + edge * np.cos(a), height - edge + edge * np.sin(a)) for a in q)]
    profile += [(radius * f, height) for f in (0.6, 0.2, 0.001)]
    rows = [np.stack([r * np.cos(ang), r * np.sin(ang), np.full(sides, z)], 1) for r, z in profile]
    ob = loft(name, rows, material, closed=True)
    ob.rotation_euler = mathutils.Vector(axis).to_track_quat('Z', 'Y').to_euler()
    ob.location = centre
    auto_smooth(ob)
    return ob


def stitches(name, path, normals, material, length=0.0052, gap=0.0022, radius=0.00048):
    """Row of sewn stitches along a path on a surface: each a short bent bar that dives into the leather at its ends."""
    path, normals = np.asarray(path, float), np.asarray(normals, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    count = int(along[-1] // (length + gap))
    # Thinner than a third of a pixel it is noise, not a thread.
    if count < 1 or detail['share'] < 0.37:
        return None
    at = np.arange(count) * (length + gap) + gap / 2
    here = lambda s, a: np.stack([np.interp(s, along, a[:, k]) for k in range(3)], 1)
    mid, n = here(at + length / 2, path), here(at + length / 2, normals)
    t = here(at + length, path) - here(at, path)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    n -= t * (t * n).sum(1, keepdims=True)
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
    b = np.cross(t, n)
    steps, sides = np.linspace(-1, 1, 4), 5
    ang = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    s = (steps * length / 2)[:, None]
    lift = (radius * 1.1 * (1 - steps**4) - radius * 0.8)[:, None]
    r = (radius * np.sqrt(np.maximum(1 - 0.75 * steps**4, 0)))[:, None]
    across, up = r * np.cos(ang), lift + r * np.sin(ang)
    s = np.broadcast_to(s, across.shape)
    p = (
        mid[:, None, None]
        + t[:, None, None] * s[None, ..., None]
        + b[:, None, None] * across[None, ..., None]
        + n[:, None, None] * up[None, ..., None]
    )
    one = grid_quads(sides, len(steps), True)
    quads = (one[None] + (np.arange(count) * sides * len(steps))[:, None, None]).reshape(-1, 4)
    return add_mesh(name, p.reshape(-1, 3), quads, material)


def seam(name, path, normals, material, **size):
    """Stitches along a path that is first made even, so that none are longer in a bend."""
    both = even(np.hstack([path, np.asarray(normals)]), max(8, len(path) * 2))
    return stitches(name, both[:, :3], both[:, 3:], material, **size)
