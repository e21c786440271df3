"""The lacquer over the paint, by Fresnel's law: the principled shader's own is a quarter of it and has a haze around it."""
import bpy

from common.nodes import link, node, principled

LACQUER = 1.5


def clear_coat(roughness=0.02, of=('paint',)):
    """
    Covers paints that are in the scene with lacquer: what they mirror is as bright as on a car, and sharp unless the
    paint's own lacquer is rougher, as that of a matte one.
    """
    for name in of:
        made = bpy.data.materials[name]
        base = principled(made)
        base.inputs['Clearcoat'].default_value = 0.0
        own = max(roughness, base.inputs['Clearcoat Roughness'].default_value)
        output = next(found for found in made.node_tree.nodes if found.type == 'OUTPUT_MATERIAL')
        mixed = node(made, 'ShaderNodeMixShader')
        mirror = node(made, 'ShaderNodeBsdfGlossy', in_Roughness=own)
        share = node(made, 'ShaderNodeFresnel')
        # Seen from behind a sheet is the same sheet, not the wall of a block of lacquer.
        index = node(made, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        index.inputs[1].default_value, index.inputs[2].default_value = 1 / LACQUER - LACQUER, LACQUER
        link(made, node(made, 'ShaderNodeNewGeometry').outputs['Backfacing'], index.inputs[0])
        link(made, index.outputs[0], share.inputs['IOR'])
        link(made, share.outputs[0], mixed.inputs[0])
        link(made, base.outputs[0], mixed.inputs[1])
        link(made, mirror.outputs[0], mixed.inputs[2])
        link(made, mixed.outputs[0], output.inputs[0])


def dull(name, specular):
    """Takes the shine of a part that would show a light as a pale slab."""
    shader = principled(bpy.data.materials[name])
    shader.inputs['Clearcoat'].default_value = 0.0
    shader.inputs['Specular'].default_value = specular


def dark_rails():
    """Rails on a roof as black as its trim: of bare metal they are a ragged white edge wherever light falls from above."""
    shader = principled(bpy.data.materials['rail'])
    shader.inputs['Base Color'].default_value = (0.035, 0.035, 0.037, 1)
    shader.inputs['Roughness'].default_value = 0.4
