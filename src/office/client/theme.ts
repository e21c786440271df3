import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { ACCENT, BONE, ERROR, INK, OK, PAPER, SAND, STEEL, WHITE } from '#src/brand/palette.ts'

const FONT = "'Roboto Flex Variable', 'Flex Fallback', 'Flex Fallback Android', system-ui, sans-serif"
const LINE = `1px solid ${SAND}`

/** The brand's colours and typeface, flat and square; buttons are at least 40 px high. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  sidebar: { width: 208 },
  palette: {
    mode: 'light',
    primary: { main: INK, contrastText: BONE },
    secondary: { main: ACCENT, contrastText: WHITE },
    error: { main: ERROR },
    success: { main: OK },
    warning: { main: ACCENT, contrastText: WHITE },
    background: { default: BONE, paper: PAPER },
    text: { primary: INK, secondary: STEEL },
    divider: SAND,
  },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    h1: { fontSize: '1.75rem', fontWeight: 300, lineHeight: 1.2 },
    h2: { fontSize: '1.1875rem', fontWeight: 400, lineHeight: 1.3 },
    h6: { fontSize: '1.125rem', fontWeight: 400 },
    button: { textTransform: 'none', fontWeight: 450 },
  },
  components: {
    ...defaultLightTheme.components,
    // A tint alone hardly shows the keyboard focus.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, '&.Mui-focusVisible': { outline: `2px solid ${INK}`, outlineOffset: 2 } },
      },
    },
    // On a phone it is a dialog, and needs an accessible name.
    RaSidebar: { defaultProps: { slotProps: { paper: { 'aria-label': 'Меню' } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    // Read-only texts are read, also by whoever approves them: the library's grey has too little contrast.
    MuiInputBase: { styleOverrides: { input: { '&.Mui-disabled': { WebkitTextFillColor: INK } } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: STEEL } } } },
    MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: INK } } } },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: STEEL } } } },
    MuiTableCell: { styleOverrides: { root: { borderBottom: LINE }, head: { color: STEEL, fontWeight: 400 } } },
    // Long labels wrap: with a large font a label is wider than a phone.
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 0, height: 'auto', minHeight: 32 },
        sizeSmall: { minHeight: 24 },
        label: { whiteSpace: 'normal', paddingBlock: 2 },
      },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
  },
}
