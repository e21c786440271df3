"""Light adds up: parts of a picture that are rendered once, kept in a file and mixed in seconds."""
import glob
import hashlib
import os

import numpy as np


def key_of(values, folders):
    """Hash of what parts are made of: values, and all files of some folders."""
    made = hashlib.sha256(repr(values).encode())
    for folder in folders:
        for file in sorted(glob.glob(os.path.join(folder, '**'), recursive=True)):
            if os.path.isfile(file) and '__pycache__' not in file:
                with open(file, 'rb') as opened:
                    made.update(opened.read())
    return made.hexdigest()


def kept_parts(path, key, names):
    """The parts of that key by their names; None where they were not made or of something else."""
    if not os.path.exists(path):
        return None
    with np.load(path) as kept:
        return {name: kept[name] for name in names} if str(kept['key']) == key else None


def keep_parts(path, key, parts):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    # Its name must end so, or numpy adds an ending of its own.
    part = path + '.part.npz'
    np.savez(part, key=key, **parts)
    os.replace(part, path)
