"""Air between the camera and what is far: distances grow paler, as in every landscape."""
import bpy

from common.nodes import link, node


def in_mist(made, colour, start, end, most=1.0):
    """Lets a material fade into a shining colour of air between two distances from the camera (m)."""
    tree = made.node_tree
    output = next(found for found in tree.nodes if found.type == 'OUTPUT_MATERIAL')
    own = output.inputs['Surface'].links[0].from_socket
    far = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for name, value in (('From Min', start), ('From Max', end), ('To Max', most)):
        far.inputs[name].default_value = value
    link(made, node(made, 'ShaderNodeCameraData').outputs['View Distance'], far.inputs['Value'])
    return mixed_into(made, own, output, far.outputs['Result'], colour)


def mixed_into(made, own, output, share, colour):
    shining = node(made, 'ShaderNodeEmission', in_Color=tuple(colour) + (1,))
    added = node(made, 'ShaderNodeMixShader')
    link(made, share, added.inputs[0])
    link(made, own, added.inputs[1])
    link(made, shining.outputs[0], added.inputs[2])
    link(made, added.outputs[0], output.inputs['Surface'])
    return made


def in_ground_mist(made, colour, low, high, most=1.0):
    """Lets what stands in low mist fade towards its foot: whole at the height `low`, none at `high` (m)."""
    tree = made.node_tree
    output = next(found for found in tree.nodes if found.type == 'OUTPUT_MATERIAL')
    own = output.inputs['Surface'].links[0].from_socket
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Position'], parts.inputs[0])
    share = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for name, value in (('From Min', low), ('From Max', high), ('To Min', most), ('To Max', 0.0)):
        share.inputs[name].default_value = value
    link(made, parts.outputs['Z'], share.inputs['Value'])
    return mixed_into(made, own, output, share.outputs['Result'], colour)


def sun(direction, strength, colour, size):
    """Sunlight from a direction (towards the sun), `size` is its width in radians: mist makes it wider."""
    from mathutils import Vector
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, size
    added = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(added)
    added.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()
    return added
