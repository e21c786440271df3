"""From linear light to a picture: glare around what burns, tone curve, edge fall-off, a film of noise, a 16-bit PNG."""
import os
import struct
import zlib

import numpy as np

# AgX: colours move towards each other before the curve, so that bright ones turn white as on film and not flat.
INSET = np.array([
    [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
    [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
    [0.0423756549057051, 0.0784336, 0.879142973793104],
], np.float32)
OUTSET = np.linalg.inv(INSET).astype(np.float32)
DARKEST_EV, BRIGHTEST_EV = -12.47393, 4.026069
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)

# A lens spreads a little of every light: how far (share of the picture's width) and how much of it.
GLARE = ((0.0016, 0.030), (0.007, 0.016), (0.028, 0.007))
# Only what is brighter than white glares.
GLARE_FROM = 1.6


class Look:
    """How a scene is developed. `contrast` is a power after the curve, `glare` multiplies the lens' own."""

    def __init__(self, exposure=0.0, contrast=1.18, saturation=1.12, glare=1.0, vignette=0.18, grain=0.006):
        self.exposure = exposure
        self.contrast = contrast
        self.saturation = saturation
        self.glare = glare
        self.vignette = vignette
        self.grain = grain


def blurred(picture, sigma):
    """A Gaussian of `sigma` pixels by the transform; edges are mirrored far enough."""
    pad = int(min(min(picture.shape[:2]) - 1, 3 * sigma + 2))
    padded = np.pad(picture, ((pad, pad), (pad, pad), (0, 0)), mode='reflect')
    height, width = padded.shape[:2]
    fy = np.fft.fftfreq(height)[:, None]
    fx = np.fft.rfftfreq(width)[None, :]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (fy * fy + fx * fx)).astype(np.float32)
    channels = [np.fft.irfft2(np.fft.rfft2(padded[:, :, c]) * kernel, s=(height, width)) for c in range(3)]
    return np.stack(channels, 2)[pad:height - pad, pad:width - pad].astype(np.float32)


def with_glare(linear, strength):
    if strength <= 0:
        return linear
    bright = np.clip(linear - GLARE_FROM, 0, 60)
    if bright.max() <= 0:
        return linear
    result = linear.copy()
    for share, amount in GLARE:
        result += blurred(bright, share * linear.shape[1]) * (amount * strength)
    return result


def toned(linear, look):
    """The AgX curve (a polynomial fit), then contrast and saturation; display values from 0 to 1."""
    x = np.maximum(linear * np.float32(2 ** look.exposure), 1e-10) @ INSET.T
    x = (np.clip(np.log2(x), DARKEST_EV, BRIGHTEST_EV) - DARKEST_EV) / (BRIGHTEST_EV - DARKEST_EV)
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.power(np.clip(y, 0, 1), look.contrast)
    grey = (y @ LUMINANCE)[:, :, None]
    y = grey + (y - grey) * look.saturation
    return np.clip(y @ OUTSET.T, 0, 1)


def fall_off(shape, amount):
    height, width = shape[:2]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None] * min(1.0, height / width * 1.4)
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    return (1 - amount * np.clip(x * x + y * y, 0, 2) ** 1.5 / 1.6)[:, :, None]


def develop(linear, look, seed=1):
    """Linear light as the picture one sees: height x width x 3, 0 to 1."""
    lit = with_glare(linear.astype(np.float32), look.glare) * fall_off(linear.shape, look.vignette)
    picture = toned(lit, look)
    noise = np.random.default_rng(seed).normal(0, look.grain, picture.shape[:2] + (1,)).astype(np.float32)
    # Noise keeps dark gradients from banding; black itself and white stay clean.
    share = np.sqrt(np.clip(picture @ LUMINANCE, 0, 1))[:, :, None]
    return np.clip(picture + noise * (0.35 + share) * (1 - share ** 4), 0, 1)


def write_png(path, picture):
    """16 bits a channel, a fourth is opacity; the file appears when it is whole."""
    height, width, channels = picture.shape
    values = np.round(np.clip(picture, 0, 1) * 65535).astype('>u2')
    rows = np.concatenate((np.zeros((height, 1), np.uint8), values.view(np.uint8).reshape(height, -1)), 1)

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    header = struct.pack('>IIBBBBB', width, height, 16, 6 if channels == 4 else 2, 0, 0, 0)
    part = path + '.part'
    with open(part, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'sRGB', b'\0'))
        file.write(chunk(b'IDAT', zlib.compress(rows.tobytes(), 3)) + chunk(b'IEND', b''))
    os.replace(part, path)
