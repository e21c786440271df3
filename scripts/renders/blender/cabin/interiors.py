"""
What each interior of the configurator is made of: reflectances of the materials (sRGB), not the colours of its swatch.

Codes, materials and trims are those of src/content/cars/palette.ts.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Interior:
    """Colours: `main` seats and pads, `second` upper dash, shell and belts, `roof` headliner, `thread`, `piping`."""

    main: str
    second: str
    roof: str
    carpet: str
    thread: str
    piping: str
    trim: str  # 'walnut', 'ash', 'aluminium', 'matt', 'carbon', 'copper', 'birch'
    gloss: float = 0.0  # how much smoother than plain leather
    insert: str | None = None  # seat inserts in a colour of their own
    exposure: float = 0.0  # stops: a photographer opens up for black and closes down for ivory
    is_cloth: bool = False  # seats and pads of woven cloth
    paint: tuple = (0.012, 0.020, 0.045)  # of the bonnet one sees over the dash, linear


INTERIORS = {
    'nnb': Interior('262627', '1b1b1c', '6f6b66', '1a1a1b', '77777a', '1b1b1c', 'aluminium', exposure=0.45),
    'brw': Interior('5c3b29', '241b17', '9a8f84', '241d19', 'a98463', '2a1c15', 'walnut', exposure=0.15),
    'ivr': Interior('d8ccb9', '4a3628', 'd3cabd', '5b4a3d', 'a08a70', '6b4c37', 'walnut', 0.05, exposure=-0.35),
    'rdn': Interior('232122', '1a1919', '232223', '171616', '8e242c', '6e1a21', 'carbon', 0.05, '48121a', 0.6),
    'gry': Interior('8b8d90', '37393c', 'b3b3b1', '3a3b3d', 'd0d1d2', '4c4e50', 'matt', 0.05, exposure=-0.1),
    'sma': Interior('3b261c', '1d1512', '8d8073', '1f1713', '8c6a4e', '1b120e', 'ash', 0.12, exposure=0.5),
    # Concept cars: nobody can order them.
    'concept-x': Interior('c2ad8d', '4a3323', 'b5a893', '5a4636', '8a5a34', '6d4428', 'copper', 0.04, exposure=-0.2, paint=(0.155, 0.061, 0.030)),
    'concept-mint': Interior('d9d6c8', '7fa796', 'd6d8cf', '8b9a90', '5f8474', '9fc2b2', 'birch', 0.0, exposure=-0.35, is_cloth=True, paint=(0.371, 0.644, 0.508)),
}
