"""Panes of a car as the camera outside sees them."""
from common.nodes import link, material, node

GLASS = 1.52


def pane(name, tint, mirror_share=1.0):
    """
    A thin tinted pane: it reflects by Fresnel's law and lets the rest through without bending it. A `mirror_share` under
    1 is what a polariser before the lens leaves of the reflection.
    """
    made = material(name)
    made.node_tree.nodes.clear()
    output = node(made, 'ShaderNodeOutputMaterial')
    mixed = node(made, 'ShaderNodeMixShader')
    through = node(made, 'ShaderNodeBsdfTransparent', in_Color=tuple(tint) + (1,))
    mirror = node(made, 'ShaderNodeBsdfGlossy', in_Roughness=0.0)
    share = node(made, 'ShaderNodeFresnel')
    # From inside a thin pane is the same pane: without this it would be the wall of a block of glass and mirror wholly.
    index = node(made, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    index.inputs[1].default_value, index.inputs[2].default_value = 1 / GLASS - GLASS, GLASS
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Backfacing'], index.inputs[0])
    link(made, index.outputs[0], share.inputs['IOR'])
    kept = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    kept.inputs[1].default_value = mirror_share
    link(made, share.outputs[0], kept.inputs[0])
    link(made, kept.outputs[0], mixed.inputs[0])
    link(made, through.outputs[0], mixed.inputs[1])
    link(made, mirror.outputs[0], mixed.inputs[2])
    link(made, mixed.outputs[0], output.inputs[0])
    return made


def with_sky(made, edge, glow, under):
    """
    A pane that mirrors a softbox over the car that nothing else sees: `glow` above its lower edge, which is seen in the
    direction whose height is `edge` (a sine), and `under` below it. On paper a pane that mirrors nothing is a grey sheet.
    """
    output = next(found for found in made.node_tree.nodes if found.type == 'OUTPUT_MATERIAL')
    bare = output.inputs[0].links[0].from_socket
    seen = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeTexCoord').outputs['Reflection'], seen.inputs[0])
    share = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for name, value in (('From Min', edge - 0.14), ('From Max', edge + 0.14), ('To Min', under), ('To Max', glow)):
        share.inputs[name].default_value = value
    link(made, seen.outputs['Z'], share.inputs['Value'])
    # A pane seen from inside mirrors the cabin.
    outside = node(made, 'ShaderNodeMath', operation='SUBTRACT')
    outside.inputs[0].default_value = 1
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Backfacing'], outside.inputs[1])
    strength = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    link(made, share.outputs[0], strength.inputs[0])
    link(made, outside.outputs[0], strength.inputs[1])
    light = node(made, 'ShaderNodeEmission')
    link(made, strength.outputs[0], light.inputs['Strength'])
    both = node(made, 'ShaderNodeAddShader')
    link(made, bare, both.inputs[0])
    link(made, light.outputs[0], both.inputs[1])
    link(made, both.outputs[0], output.inputs[0])
    return made
