"""The trained network of Open Image Denoise (Apache 2.0, see ../../denoiser) in numpy: noisy linear picture in, clean one out."""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'denoiser', 'rt_hdr_alb_nrm.tza')

# Pictures taller than this are cleaned in strips, so that memory stays under 3 GB at 2880 pixels of width.
STRIP = 608
# As many rows beside a strip are seen by the network: more than half its field of view.
OVERLAP = 128


def read_weights(path):
    """Tensors by name from a .tza file."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError('%s is not a file of weights' % path)
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (size,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + size].decode()
        at += 2 + size
        dimensions = data[at]
        shape = struct.unpack_from('<%dI' % dimensions, data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = np.float32 if chr(data[at]) == 'f' else np.float16
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(picture, weight, bias, rectify=True):
    height, width, channels = picture.shape
    outputs = weight.shape[0]
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)))
    result = np.zeros((height * width, outputs), np.float32) + bias
    for dy in range(3):
        for dx in range(3):
            moved = np.ascontiguousarray(padded[dy:dy + height, dx:dx + width]).reshape(-1, channels)
            result += moved @ np.ascontiguousarray(weight[:, :, dy, dx].T)
    if rectify:
        np.maximum(result, 0, out=result)
    return result.reshape(height, width, outputs)


def halved(x):
    return x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))


def doubled(x):
    return x.repeat(2, 0).repeat(2, 1)


def unet(x, tensors):
    def layer(name, value, rectify=True):
        return convolve(value, tensors[name + '.weight'], tensors[name + '.bias'], rectify)

    def joined(a, b):
        return np.concatenate((doubled(a), b), 2)

    height, width = x.shape[:2]
    # Mirrored: rows that only repeat the last one look like streaks to the network, and it keeps them.
    x = np.pad(x, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
    entry = x
    first = halved(layer('enc_conv1', layer('enc_conv0', x)))
    second = halved(layer('enc_conv2', first))
    third = halved(layer('enc_conv3', second))
    x = halved(layer('enc_conv4', third))
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    x = layer('dec_conv4b', layer('dec_conv4a', joined(x, third)))
    x = layer('dec_conv3b', layer('dec_conv3a', joined(x, second)))
    x = layer('dec_conv2b', layer('dec_conv2a', joined(x, first)))
    x = layer('dec_conv1b', layer('dec_conv1a', joined(x, entry)))
    return layer('dec_conv0', x, False)[:height, :width]


# The perceptual curve the network was trained with: linear, a power, a logarithm.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0


def to_perceived(y):
    power = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(y + F) + G)).astype(np.float32)


def to_linear(x):
    power = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F)).astype(np.float32)


def exposure_of(picture):
    """What brings the logarithmic mean of the picture to middle grey, as the network expects it."""
    luminance = picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    seen = luminance[luminance > 1e-8]
    return 0.18 / float(np.exp2(np.mean(np.log2(seen)))) if seen.size else 1.0


def clean(colour, albedo, normal, weights=WEIGHTS):
    """`colour` is linear and noisy, `normal` from -1 to 1; arrays of height x width x 3. Returns the linear clean picture."""
    tensors = read_weights(weights)
    # The mean of a dark studio is a hundredth of what is looked at: more than this would lift its noise, not its shape.
    exposure = min(exposure_of(colour), 24.0)
    scale = 1 / float(to_perceived(np.float32(BRIGHTEST)))
    perceived = to_perceived(np.clip(colour * exposure, 0, BRIGHTEST)) * scale
    features = np.concatenate((perceived, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5), 2).astype(np.float32)
    rows = features.shape[0]
    strips = max(1, -(-rows // STRIP))
    step = -(-rows // strips // 16) * 16
    result = np.empty_like(perceived)
    for top in range(0, rows, step):
        bottom = min(rows, top + step)
        start, end = max(0, top - OVERLAP), min(rows, bottom + OVERLAP)
        part = unet(features[start:end], tensors)
        result[top:bottom] = part[top - start:bottom - start]
    return to_linear(np.clip(result, 0, 1) / scale) / exposure
