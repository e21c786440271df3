"""Short ways to build Blender's materials by name instead of by node."""
import bpy


def linear(code):
    """A colour as in a style sheet, '343a3f', as linear light."""
    def channel(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return tuple(channel(int(code[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (1,)


def material(name, **inputs):
    """A new principled material; inputs by their names with _ for spaces: Base_Color, Roughness, …"""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return made


def principled(made):
    return made.node_tree.nodes['Principled BSDF']


def node(made, kind, **settings):
    """A node of a material: attributes by name, inputs as `in_Name`."""
    added = made.node_tree.nodes.new(kind)
    for key, value in settings.items():
        if key.startswith('in_'):
            added.inputs[key[3:].replace('_', ' ')].default_value = value
        else:
            setattr(added, key, value)
    return added


def link(made, output, target):
    made.node_tree.links.new(output, target)


def place(made, kind='Object'):
    return node(made, 'ShaderNodeTexCoord').outputs[kind]


def bump(made, height, distance, strength=1.0, normal_of='Normal'):
    """Lets an output bend the normal of the material's surface; `distance` in metres."""
    bent = node(made, 'ShaderNodeBump', in_Distance=distance, in_Strength=strength)
    link(made, height, bent.inputs['Height'])
    link(made, bent.outputs['Normal'], principled(made).inputs[normal_of])
    return bent
