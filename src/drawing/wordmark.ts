/** The wordmark as type in one line, 170×34: strokes with bevelled joints and the ring of the O. */
export const WORDMARK = {
  strokes:
    'M2 27V7l17 20V7M69 27V7.5h8.6a5.6 5.6 0 0 1 0 11.2H69M77 18.7 85.4 27M96.5 7l9.8 20L116 7M127 8.2h15M127 17h15M127 25.8h15M151 27V7l17 20V7',
  ring: { cx: 44, cy: 17, rx: 12.2, ry: 9.9 },
} as const
